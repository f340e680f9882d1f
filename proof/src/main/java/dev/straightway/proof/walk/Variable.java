package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Holds the objects that one value of the program may be; it only ever grows. Values that flow into each other become one
 * ({@link Flow}): all but one of them then stand for that one. Used by one thread.
 */
final class Variable {

    private static final int FEW = 8;

    /** Most values go nowhere. */
    private static final ArrayList<Edge> NO_EDGES = new ArrayList<>(0);

    private PointsToSet points = PointsToSet.NOTHING;
    ArrayList<Edge> edges = NO_EDGES;
    List<Consumer<AbstractObject>> listeners = List.of();
    boolean queued;
    /** Whether it is clear that it is never anything if nothing gets here: {@code null}, or what is never returned. */
    boolean nothing;
    /** Whether reviewed code hands in something, so that it can't be nothing. */
    boolean owed;
    /** The array that it is an element of, or the receiver of the call that it is the result of; null for others. */
    Variable of;
    /** What it is of some types; see {@link Flow#filtered}. */
    Map<String, Variable> filtered = Map.of();
    /** Where it comes from, while {@link Gaps} asks. */
    Gaps.Into into;
    /** Places and marks of {@link Cycles}. */
    int index;
    int low;
    boolean open;
    private Variable one;
    private Set<Edge> edgeSet;

    /** Where the objects flow to; {@code filter} lets only objects of a type pass, null lets all. */
    record Edge(Variable to, TypeFilter filter) {

        /** Written out, as {@link dev.straightway.proof.code.Method#equals} is. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Edge edge && to == edge.to && filter == edge.filter;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(to) + 31 * System.identityHashCode(filter);
        }

        Edge now() {
            return to.one == null ? this : new Edge(to.now(), filter);
        }
    }

    /** {@return the value that this one has become, or itself} */
    Variable now() {
        if (one == null) {
            return this;
        }
        Variable now = one;
        while (now.one != null) {
            now = now.one;
        }
        one = now;
        return now;
    }

    /** {@return what it may be} */
    PointsToSet points() {
        return now().points;
    }

    boolean isEmpty() {
        return points().size() == 0;
    }

    /** Whether it may be something else now; the object has its number. */
    boolean add(AbstractObject object) {
        if (points == PointsToSet.NOTHING) {
            points = new PointsToSet();
        }
        return points.add(object);
    }

    /** Makes this value stand for another one, which must have all of its objects, edges and listeners. */
    void become(Variable other) {
        one = other;
        points = PointsToSet.NOTHING;
        other.nothing = true; // as it is if nothing gets into the cycle
        other.owed |= owed;
        edges = NO_EDGES;
        edgeSet = null;
        listeners = List.of();
        filtered = Map.of();
    }

    boolean add(Edge edge) {
        if (edges == NO_EDGES) {
            edges = new ArrayList<>(2);
        }
        if (edges.size() < FEW) {
            return !edges.contains(edge) && edges.add(edge);
        }
        if (edgeSet == null) {
            edgeSet = new HashSet<>(edges);
        }
        return edgeSet.add(edge) && edges.add(edge);
    }

    /** Lets edges lead to what their targets have become; those that lead back here without a filter go. */
    void renewEdges() {
        boolean stale = false;
        for (int i = 0; i < edges.size() && !stale; i++) {
            stale = edges.get(i).to().one != null;
        }
        if (stale) {
            List<Edge> old = edges;
            edges = new ArrayList<>(old.size());
            edgeSet = null;
            for (Edge edge : old) {
                Edge now = edge.now();
                if (now.to() != this || now.filter() != null) {
                    add(now);
                }
            }
        }
    }

    void listen(Consumer<AbstractObject> listener) {
        if (listeners.isEmpty()) {
            listeners = new ArrayList<>(2);
        }
        listeners.add(listener);
    }
}
