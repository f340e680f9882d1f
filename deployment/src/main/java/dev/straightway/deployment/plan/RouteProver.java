package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.straightway.deployment.plan.Proving.Found;

/** Has all routes proven in one walk: those of root resources, and the ways through locators. */
final class RouteProver {

    private final RouteWalk walk;
    private final ThreadProver roots;
    private final FlatRouteProver ways;

    /**
     * What was decided.
     *
     * @param roots in the order of their drafts
     * @param ways in the order of their drafts
     */
    record Decided(List<InvokerPlan> roots, List<FlatRoute> ways) {

        /** {@return what signatures alone decide} */
        static Decided bySignature(List<Draft> roots, List<FlatDraft> ways) {
            return new Decided(roots.stream().map(Draft::plan).toList(), FlatRouteProver.unproven(ways));
        }
    }

    /**
     * The parts that know what the walk is told, and what becomes of its answers.
     *
     * @param hindrances why a route can't be walked
     * @param entries the code of a route
     * @param scopes whether it needs the request scope
     */
    record Parts(Hindrances hindrances, EntryPlanner entries, RequestScopePlanner scopes) {
    }

    RouteProver(Proving proving, Parts parts) {
        this.walk = new RouteWalk(proving);
        this.roots = new ThreadProver(parts);
        this.ways = new FlatRouteProver(parts);
    }

    Decided decide(List<Draft> drafts, List<FlatDraft> flat) {
        Map<Object, Found> found = walk.found(Stream.concat(roots.asked(drafts), ways.asked(flat)).toList());
        return new Decided(roots.decide(drafts, found), ways.decide(flat, found));
    }
}
