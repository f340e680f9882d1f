package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Holds the things that one value of the program may be; it only ever grows. Used by one thread. */
final class Var {

    private static final int FEW = 8;

    final List<Thing> things = new ArrayList<>(2);
    final List<Edge> edges = new ArrayList<>(2);
    List<Consumer<Thing>> listeners = List.of();
    int done;
    boolean queued;
    private Set<Thing> set;
    private Set<Edge> edgeSet;
    private boolean unknown;

    /** Where the things flow to; {@code type} lets only things of a type pass, null lets all. */
    record Edge(Var to, String type) {
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
        things.add(thing);
        return true;
    }

    private Set<Thing> known() {
        if (set == null) {
            set = new HashSet<>(things);
        }
        return set;
    }

    boolean add(Edge edge) {
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
