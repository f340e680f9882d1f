package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Holds the things that one value of the program may be; it only ever grows. Values that flow into each other become one
 * ({@link Flow}): all but one of them then stand for that one. Used by one thread.
 */
final class Var {

    private static final int FEW = 8;

    /** Most values are never anything, or go nowhere. */
    private static final ArrayList<Thing> NO_THINGS = new ArrayList<>(0);
    private static final ArrayList<Edge> NO_EDGES = new ArrayList<>(0);

    /** Of a value that has become another one, what it was until then. */
    private ArrayList<Thing> things = NO_THINGS;
    ArrayList<Edge> edges = NO_EDGES;
    List<Consumer<Thing>> listeners = List.of();
    int done;
    boolean queued;
    /** Whether it is clear that it is never anything if nothing gets here: {@code null}, or what is never returned. */
    boolean nothing;
    /** Whether reviewed code hands in something, so that it can't be nothing. */
    boolean owed;
    /** The array that it is an element of, or the receiver of the call that it is the result of; null for others. */
    Var of;
    /** What it is of some types; see {@link Flow#filtered}. */
    Map<String, Var> filtered = Map.of();
    /** Where it comes from, while {@link Gaps} asks. */
    Gaps.Into into;
    /** Places and marks of {@link Cycles}. */
    int index;
    int low;
    boolean open;
    private Var one;
    private Set<Thing> set;
    private Set<Edge> edgeSet;
    private boolean unknown;

    /** Where the things flow to; {@code type} lets only things of a type pass, null lets all. */
    record Edge(Var to, String type) {

        /** Written out, as {@link dev.straightway.deployment.reach.code.Method#equals} is. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Edge edge && to == edge.to && Objects.equals(type, edge.type);
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(to) + 31 * Objects.hashCode(type);
        }

        Edge now() {
            return to.one == null ? this : new Edge(to.now(), type);
        }
    }

    /** {@return the value that this one has become, or itself} */
    Var now() {
        if (one == null) {
            return this;
        }
        Var now = one;
        while (now.one != null) {
            now = now.one;
        }
        one = now;
        return now;
    }

    /** {@return what it may be, in the order in which that got here; grows} */
    List<Thing> things() {
        return now().things;
    }

    boolean isEmpty() {
        return now().things.isEmpty();
    }

    /** One reason is enough for not knowing what a value is. */
    boolean add(Thing thing) {
        boolean reason = isReason(thing);
        if (reason && unknown || (things.size() < FEW ? things.contains(thing) : !known().add(thing))) {
            return false;
        }
        unknown |= reason;
        if (things == NO_THINGS) {
            things = new ArrayList<>(2);
        }
        return things.add(thing);
    }

    private static boolean isReason(Thing thing) {
        return thing.kind == Thing.Kind.UNKNOWN && !thing.foreign;
    }

    private Set<Thing> known() {
        if (set == null) {
            set = new HashSet<>(things);
        }
        return set;
    }

    /** {@return what another value may be and this one may not, and of what may be here what nobody was told} */
    List<Thing> news(Var other) {
        List<Thing> news = new ArrayList<>(things.subList(done, things.size()));
        for (Thing thing : other.things) {
            boolean same = isReason(thing) && unknown || (things.size() < FEW ? things : known()).contains(thing);
            if (!same) {
                news.add(thing);
            }
        }
        return news;
    }

    /** Makes this value stand for another one, which must have all of its things, edges and listeners. */
    void become(Var other) {
        one = other;
        other.nothing = true; // as it is if nothing gets into the cycle
        other.owed |= owed;
        edges = NO_EDGES;
        edgeSet = null;
        listeners = List.of();
        filtered = Map.of();
        set = null;
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
                if (now.to() != this || now.type() != null) {
                    add(now);
                }
            }
        }
    }

    void listen(Consumer<Thing> listener) {
        if (listeners.isEmpty()) {
            listeners = new ArrayList<>(2);
        }
        listeners.add(listener);
    }
}
