package dev.straightway.deployment.plan;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan.SubResourcePlan;
import dev.straightway.deployment.types.Entities;
import dev.straightway.runtime.recording.InstanceSpec;

/** Turns a model without problems into the plan. */
public final class Planner {

    private static final Comparator<InvokerPlan> BY_ROUTE = Comparator
            .comparing((InvokerPlan plan) -> plan.route().template())
            .thenComparing(plan -> plan.route().words())
            .thenComparing(plan -> plan.call().signature());

    private static final String WITH_FORM_READ = "org.jboss.resteasy.reactive.server.WithFormRead";

    private final RestApplication application;
    private final String prefix;
    private final ThreadPlanner threads;
    private final ResultPlanner results;
    private final CallbackPlanner callbacks;
    private final ChainPlanner chains;
    private final ArgumentPlanner arguments;
    private final InstancePlanner instances;
    private final Optional<ThreadProver> prover;
    private final Map<String, ConverterPlan> converters = new TreeMap<>();
    private final Set<String> invokers = new TreeSet<>();

    /**
     * @param prefix the path before all templates, with a slash at its start and none at its end; empty for the root
     * @param proving has routes walked; empty where signatures alone decide the thread
     */
    public Planner(RestApplication application, String prefix, Beans beans, Optional<Proving> proving) {
        this.application = application;
        this.prefix = prefix;
        this.threads = new ThreadPlanner(application.declaration());
        this.results = new ResultPlanner(new Entities(application.index()), application.mayWriteEntities());
        this.callbacks = new CallbackPlanner(application);
        this.chains = new ChainPlanner(application, callbacks);
        this.arguments = new ArgumentPlanner(application, converters);
        this.instances = new InstancePlanner(beans, application.choice(), arguments.beans());
        this.prover = proving
                .map(asked -> new ThreadProver(asked, new Hindrances(application, asked, arguments.beans(), callbacks),
                        new EntryPlanner(application, asked, arguments.beans(), callbacks),
                        new RequestScopePlanner(beans, asked)));
    }

    public Plan plan() {
        List<Draft> drafts = new ArrayList<>();
        for (ResourceClass type : application.resources()) {
            for (ResourceMethod method : type.methods()) {
                RoutePlan route = RoutePlanner.plan(prefix, type, method, results.offers(method));
                drafts.add(new Draft(method,
                        plan(method, route, instances.plan(type), arguments.plan(method, route.variables()), "")));
            }
        }
        List<InvokerPlan> plans = new ArrayList<>(prover.map(walk -> walk.decide(drafts))
                .orElseGet(() -> drafts.stream().map(Draft::plan).toList()));
        plans.sort(BY_ROUTE);
        List<SubResourcePlan> located = application.subResources().stream().map(this::located).toList();
        return new Plan(prefix, List.copyOf(plans), located, List.copyOf(converters.values()), arguments.beans().plans(),
                callbacks.plans());
    }

    private SubResourcePlan located(ResourceClass type) {
        List<InvokerPlan> plans = new ArrayList<>();
        for (ResourceMethod method : type.methods()) {
            RoutePlan route = RoutePlanner.plan("", type, method, results.offers(method));
            plans.add(plan(method, route, InstancePlanner.located(type), arguments.plan(method, List.of()), "_located"));
        }
        plans.sort(BY_ROUTE);
        // So that a resource context can make one.
        arguments.beans().resource(type.injected());
        return new SubResourcePlan(type.name(), List.copyOf(plans));
    }

    private InvokerPlan plan(ResourceMethod method, RoutePlan route, Decision<InstanceSpec> instance,
            List<ArgumentPlan> made, String suffix) {
        return new InvokerPlan(invoker(method, suffix), call(method), route, instance, made, results.plan(method),
                threads.plan(method), RequestScopePlanner.unproven(method), chains.plan(method),
                method.onMethod().contains(WITH_FORM_READ)
                        || instance.value().reader().isPresent()
                                && arguments.beans().readsForm(instance.value().reader().get()));
    }

    private static CallPlan call(ResourceMethod method) {
        return new CallPlan(method.owner().name().toString(), Modifier.isInterface(method.owner().flags()),
                method.declaration().name(), method.declaration().parameterTypes().stream().map(Type::descriptor).toList(),
                method.declaration().returnType().descriptor(), method.signature());
    }

    /** Overloads are told apart by a hash of the signature, so that a name does not move when a method is added. */
    private String invoker(ResourceMethod method, String suffix) {
        String name = method.owner().name() + "_" + method.declaration().name() + "_"
                + Integer.toHexString(method.declaration().descriptor().hashCode()) + suffix;
        if (!invokers.add(name)) {
            throw new IllegalStateException("Two methods would be called by " + name);
        }
        return name;
    }
}
