package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.deployment.plan.Proving.Found;
import dev.straightway.deployment.plan.RouteWalk.Asked;
import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * Takes ways through locators to the event loop where nothing blocks that locators and method reach, each way as a whole:
 * from a worker there is nothing to be gained by going back.
 */
final class FlatRouteProver {

    private static final String ANOTHER = "the locator may return an object of another class, whose method isn't proven";

    private final Hindrances hindrances;
    private final EntryPlanner entries;
    private final RequestScopePlanner scopes;

    /**
     * Methods that the same requests reach. When the thread is chosen, it isn't known of which class the object will be.
     *
     * @param shape of the method's template
     */
    private record Group(List<Draft> steps, String shape, List<String> httpMethods) {

        static Group of(FlatDraft way) {
            return new Group(way.steps(), PathTemplate.parse(way.method().plan().route().template()).shape(),
                    way.method().method().httpMethods());
        }
    }

    FlatRouteProver(RouteProver.Parts parts) {
        this.hindrances = parts.hindrances();
        this.entries = parts.entries();
        this.scopes = parts.scopes();
    }

    /** {@return the routes as signatures alone decide} */
    static List<FlatRoute> unproven(List<FlatDraft> ways) {
        return ways.stream().map(way -> route(way, way.method().plan().thread(), false)).toList();
    }

    Stream<Asked> asked(List<FlatDraft> ways) {
        return ways.stream().filter(FlatRouteProver::asks)
                .map(way -> new Asked(way, hindrances.of(way), () -> entries.plan(way)));
    }

    /**
     * Where an annotation wants another thread than the event loop, or a transaction does, there is nothing to be proven. Where
     * annotations want the event loop all the way, the request scope is asked for.
     */
    private static boolean asks(FlatDraft way) {
        Stream<ThreadPlan> steps = way.steps().stream().map(step -> step.plan().thread());
        ThreadPlan method = way.method().plan().thread();
        boolean open = way.steps().stream().anyMatch(step -> step.plan().thread().ground() == Ground.LOCATOR) || method.plain();
        return (open || isAnnotated(way)) && (method.plain() || method.value() == ThreadModel.EVENT_LOOP)
                && steps.allMatch(step -> step.ground() == Ground.LOCATOR || step.value() == ThreadModel.EVENT_LOOP);
    }

    private static boolean isAnnotated(FlatDraft way) {
        return Stream.concat(way.steps().stream(), Stream.of(way.method()))
                .allMatch(step -> step.plan().thread().ground() == Ground.ANNOTATION);
    }

    List<FlatRoute> decide(List<FlatDraft> ways, Map<Object, Found> found) {
        Set<Group> blocked = ways.stream().filter(way -> !isProven(way, found)).map(Group::of).collect(Collectors.toSet());
        return ways.stream().map(way -> decide(way, found, blocked.contains(Group.of(way)))).toList();
    }

    private static boolean isProven(FlatDraft way, Map<Object, Found> found) {
        return found.containsKey(way) && found.get(way).blocks().proven();
    }

    private FlatRoute decide(FlatDraft way, Map<Object, Found> found, boolean blocked) {
        ThreadPlan thread = way.method().plan().thread();
        if (!found.containsKey(way)) {
            return route(way, thread, false);
        }
        Proof proof = found.get(way).blocks();
        if (isAnnotated(way)) {
            return scoped(way, route(way, thread.with(thread.value(), thread.why(), proof), true), found.get(way));
        }
        if (!proof.proven()) {
            return route(way,
                    thread.plain() ? thread.with(ThreadModel.WORKER, "not proven: " + ((NotProven) proof).words(), proof)
                            : thread,
                    false);
        }
        if (blocked) {
            return route(way, thread.plain() ? new ThreadPlan(ThreadModel.WORKER, ANOTHER, thread.ground(), Optional.empty())
                    : thread, false);
        }
        ThreadPlan loop = thread.with(ThreadModel.EVENT_LOOP, "proven: nothing in the " + ((Proven) proof).methods()
                + " methods that locators and method reach blocks", proof);
        return scoped(way, route(way, loop, true), found.get(way));
    }

    private FlatRoute scoped(FlatDraft way, FlatRoute route, Found found) {
        return new FlatRoute(route.steps(), route.plan().in(scopes.plan(way, route.plan(), found.scope())));
    }

    private static FlatRoute route(FlatDraft way, ThreadPlan thread, boolean loop) {
        List<FlatRoute.Step> steps = way.steps().stream().map(step -> new FlatRoute.Step(
                step == way.first() ? "" : step.plan().call().owner(), step.plan(),
                loop ? ThreadModel.EVENT_LOOP : step.plan().thread().value())).toList();
        return new FlatRoute(steps, way.method().plan().at(FlatRoutePlanner.route(way)).on(thread));
    }
}
