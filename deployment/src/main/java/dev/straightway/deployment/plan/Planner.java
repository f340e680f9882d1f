package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** Turns a model without problems into the plan. */
public final class Planner {

    private final RestApplication application;
    private final String prefix;
    private final Beans beans;
    private final ThreadPlanner threads;
    private final Set<String> invokers = new TreeSet<>();

    /** @param prefix the path before all templates, with a slash at its start and none at its end; empty for the root */
    public Planner(RestApplication application, String prefix, Beans beans) {
        this.application = application;
        this.prefix = prefix;
        this.beans = beans;
        this.threads = new ThreadPlanner(application.declaration());
    }

    public Plan plan() {
        Map<String, ConverterPlan> converters = new TreeMap<>();
        ArgumentPlanner arguments = new ArgumentPlanner(application.index(), converters);
        List<InvokerPlan> plans = new ArrayList<>();
        for (ResourceClass type : application.resources()) {
            for (ResourceMethod method : type.methods()) {
                plans.add(plan(type, method, arguments));
            }
        }
        plans.sort(Comparator.comparing((InvokerPlan plan) -> plan.route().template())
                .thenComparing(plan -> plan.route().httpMethod())
                .thenComparing(plan -> plan.call().signature()));
        return new Plan(prefix, List.copyOf(plans), List.copyOf(converters.values()));
    }

    private InvokerPlan plan(ResourceClass type, ResourceMethod method, ArgumentPlanner arguments) {
        RoutePlan route = RoutePlanner.plan(prefix, type, method);
        return new InvokerPlan(invoker(method), call(method), route, instances(type), arguments.plan(method, route),
                ResultPlanner.plan(method), threads.plan(method), RequestScopePlanner.plan(method));
    }

    private static CallPlan call(ResourceMethod method) {
        return new CallPlan(method.owner().name().toString(), method.declaration().name(),
                method.declaration().parameterTypes().stream().map(Type::descriptor).toList(),
                method.declaration().returnType().descriptor(), method.signature());
    }

    /** Overloads are told apart by a hash of the signature, so that a name does not move when a method is added. */
    private String invoker(ResourceMethod method) {
        String name = method.owner().name() + "_" + method.declaration().name() + "_"
                + Integer.toHexString(method.declaration().descriptor().hashCode());
        if (!invokers.add(name)) {
            throw new IllegalStateException("Two methods would be called by " + name);
        }
        return name;
    }

    private Decision<Boolean> instances(ResourceClass type) {
        String scope = beans.scope(type.name());
        return scope.equals("Dependent")
                ? new Decision<>(true, "@Dependent: an instance for each request, destroyed when it ends")
                : new Decision<>(false, "@" + scope + ": one reference for all requests");
    }
}
