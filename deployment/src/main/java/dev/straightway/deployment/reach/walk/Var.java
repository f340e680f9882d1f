package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/** Holds the things that one value of the program may be; it only ever grows. Used by one thread. */
final class Var {

    private static final int FEW = 8;

    /** Most values are never anything, or go nowhere. */
    private static final ArrayList<Thing> NO_THINGS = new ArrayList<>(0);
    private static final ArrayList<Edge> NO_EDGES = new ArrayList<>(0);

    ArrayList<Thing> things = NO_THINGS;
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
    }

    /** One reason is enough for not knowing what a value is. */
    boolean add(Thing thing) {
        if (thing.kind == Thing.Kind.UNKNOWN && !thing.foreign) {
            if (unknown) {
                return false;
            }
            unknown = true;
        }
        if (things.size() < FEW ? things.contains(thing) : !known().add(thing)) {
            return false;
        }
        if (things == NO_THINGS) {
            things = new ArrayList<>(2);
        }
        return things.add(thing);
    }

    private Set<Thing> known() {
        if (set == null) {
            set = new HashSet<>(things);
        }
        return set;
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

    void listen(Consumer<Thing> listener) {
        if (listeners.isEmpty()) {
            listeners = new ArrayList<>(2);
        }
        listeners.add(listener);
    }
}
