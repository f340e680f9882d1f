package dev.straightway.deployment.plan;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan.SubResourcePlan;
import dev.straightway.deployment.types.Entities;
import dev.straightway.runtime.recording.InstanceSpec;

/** Turns a model without problems into the plan. */
public final class Planner {

    /** Of two methods that take the same, the one comes first that doesn't say what it consumes, as on Quarkus REST. */
    private static final Comparator<InvokerPlan> BY_ROUTE = Comparator
            .comparing((InvokerPlan plan) -> plan.route().template())
            .thenComparing(plan -> plan.route().words())
            .thenComparing(plan -> !plan.route().consumes().isEmpty())
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
    private final Optional<RouteProver> prover;
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
        OwnBodies own = new OwnBodies(application, proving.map(Proving::selections).orElse(Selections.UNKNOWN));
        this.results = new ResultPlanner(new Entities(application.index()), application.mayWriteEntities(), own);
        this.callbacks = new CallbackPlanner(application);
        this.chains = new ChainPlanner(application, callbacks);
        this.arguments = new ArgumentPlanner(application, converters, own);
        this.instances = new InstancePlanner(beans, application.choice(), arguments.beans());
        this.prover = proving.map(asked -> new RouteProver(asked,
                new RouteProver.Parts(new Hindrances(application, asked, arguments.beans(), callbacks),
                        new EntryPlanner(application, asked, arguments.beans(), callbacks),
                        new RequestScopePlanner(application, beans, asked))));
    }

    /** {@return the plan, in which the ways through locators are routes as far as they are known} */
    public Plan plan() {
        return plan(true);
    }

    /** @param flattened whether ways through locators are routes; otherwise run time goes step by step */
    public Plan plan(boolean flattened) {
        List<Draft> roots = roots();
        Map<String, List<Draft>> located = located(roots);
        List<FlatDraft> ways = flattened ? new FlatRoutePlanner(application, located).plan(roots) : List.of();
        RouteProver.Decided decided = prover.map(walk -> walk.decide(roots, ways))
                .orElseGet(() -> RouteProver.Decided.bySignature(roots, ways));
        return new Plan(prefix, decided.roots().stream().sorted(BY_ROUTE).toList(),
                located.entrySet().stream().map(type -> new SubResourcePlan(type.getKey(),
                        type.getValue().stream().map(Draft::plan).toList())).toList(),
                decided.ways(), List.copyOf(converters.values()), arguments.beans().plans(), callbacks.plans());
    }

    private List<Draft> roots() {
        List<Draft> drafts = new ArrayList<>();
        for (ResourceClass type : application.resources()) {
            for (ResourceMethod method : type.methods()) {
                RoutePlan route = RoutePlanner.plan(prefix, type, method, results.offers(method));
                List<ArgumentPlan> made = arguments.plan(method, route.variables());
                drafts.add(new Draft(method, plan(method, route, instances.plan(type), made, unique(name(method)))));
            }
        }
        return drafts;
    }

    private Map<String, List<Draft>> located(List<Draft> roots) {
        Map<String, InvokerPlan> known = roots.stream().map(Draft::plan)
                .collect(Collectors.toMap(InvokerPlan::invoker, plan -> plan));
        Map<String, List<Draft>> located = new LinkedHashMap<>();
        application.subResources().forEach(type -> located.put(type.name(), located(type, known)));
        return located;
    }

    private List<Draft> located(ResourceClass type, Map<String, InvokerPlan> known) {
        List<Draft> drafts = new ArrayList<>();
        for (ResourceMethod method : type.methods()) {
            RoutePlan route = RoutePlanner.plan("", type, method, results.offers(method));
            List<ArgumentPlan> made = arguments.plan(method, route.variables());
            drafts.add(
                    new Draft(method, plan(method, route, InstancePlanner.located(type), made, shared(method, made, known))));
        }
        drafts.sort(Comparator.comparing(Draft::plan, BY_ROUTE));
        // So that a resource context can make one.
        arguments.beans().resource(type.injected());
        return List.copyOf(drafts);
    }

    /**
     * A root resource that locators return, too, is compiled once, unless it finds its arguments elsewhere in the path then.
     */
    private String shared(ResourceMethod method, List<ArgumentPlan> made, Map<String, InvokerPlan> known) {
        InvokerPlan root = known.get(name(method));
        return root != null && root.arguments().equals(made) ? root.invoker() : unique(name(method) + "_located");
    }

    private InvokerPlan plan(ResourceMethod method, RoutePlan route, Decision<InstanceSpec> instance,
            List<ArgumentPlan> made, String invoker) {
        return new InvokerPlan(invoker, call(method), route, instance, made, results.plan(method),
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
    private static String name(ResourceMethod method) {
        return method.owner().name() + "_" + method.declaration().name() + "_"
                + Integer.toHexString(method.declaration().descriptor().hashCode());
    }

    private String unique(String name) {
        if (!invokers.add(name)) {
            throw new IllegalStateException("Two methods would be called by " + name);
        }
        return name;
    }
}
