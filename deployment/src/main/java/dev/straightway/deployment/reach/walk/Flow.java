package dev.straightway.deployment.reach.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Moves things along the edges until nothing moves any more.
 * <p>
 * Work is queued, never nested, so that long chains of calls need no deep stack. Values that flow into each other hold the same
 * in the end: where much moves they become one value, which changes nothing but the work. Used by one thread.
 */
final class Flow {

    /** A second or two; a thousand routes that people write need a part of it. */
    static final long MOST = 30_000_000;
    /** So many moves take longer than to look for cycles. */
    private static final long LOOK = 250_000;

    private final Deque<Var> grown = new ArrayDeque<>();
    /** All values that flow anywhere. */
    private final List<Var> sources = new ArrayList<>();
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    /** Values that hold the same in the end, and are to be one. */
    private final Deque<List<Var>> same = new ArrayDeque<>();
    private final Things things;
    private final Budget budget;
    private long moved;
    private long wait = LOOK;
    private long look = LOOK;

    /** Says that more moves than any application that is understood. */
    static final class TooMuchException extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final int libraryMethods;

        /** @param libraryMethods how many methods of libraries had been followed */
        TooMuchException(int libraryMethods) {
            super("more than " + MOST + " things have moved", null, false, false);
            this.libraryMethods = libraryMethods;
        }

        int libraryMethods() {
            return libraryMethods;
        }
    }

    /** @param budget says what of libraries is followed when nothing moves any more */
    Flow(Things things, Budget budget) {
        this.things = things;
        this.budget = budget;
    }

    void add(Var value, Thing thing) {
        Var to = value.now();
        if (to.add(thing) && !to.queued) {
            to.queued = true;
            grown.add(to);
        }
    }

    /** Lets everything flow that is of a type; {@code null} and Object let all. */
    void edge(Var value, Var target, String type) {
        Var from = value.now();
        String filter = Things.OBJECT.equals(type) ? null : type;
        Var.Edge edge = new Var.Edge(target.now(), filter);
        if (value == target || from == edge.to() && filter == null) {
            return;
        }
        if (from.edges.isEmpty()) {
            sources.add(from);
        }
        if (from.add(edge)) {
            List<Thing> known = from.things();
            for (int i = 0; i < from.done; i++) {
                move(known.get(i), edge);
            }
        }
    }

    /** {@return what a value is of a type: one value for each type, which nothing else may flow into} */
    Var filtered(Var value, String type) {
        Var from = value.now();
        Var known = from.filtered.get(type);
        if (known == null) {
            known = new Var();
            if (from.filtered.isEmpty()) {
                from.filtered = new HashMap<>();
            }
            from.filtered.put(type, known);
            edge(from, known, type);
        }
        return known.now();
    }

    /** {@return all values that flow anywhere, each of those that are one once} */
    List<Var> sources() {
        return sources;
    }

    long moved() {
        return moved;
    }

    private void move(Thing thing, Var.Edge edge) {
        moved++;
        Thing taken = edge.type() == null ? thing : things.take(thing, edge.type());
        if (taken != null) {
            add(edge.to(), taken);
        }
    }

    /** Tells of each thing once, those that are there already too; never from inside of this call. */
    void listen(Var value, Consumer<Thing> listener) {
        Var to = value.now();
        to.listen(listener);
        tell(List.of(listener), to.things(), to.done);
    }

    /** The list may grow, but never changes at the places that are told of. */
    private void tell(List<Consumer<Thing>> listeners, List<Thing> list, int known) {
        if (known > 0 && !listeners.isEmpty()) {
            later(() -> {
                for (Consumer<Thing> listener : listeners) {
                    for (int i = 0; i < known; i++) {
                        listener.accept(list.get(i));
                    }
                }
            });
        }
    }

    void later(Runnable task) {
        tasks.add(task);
    }

    /** @throws TooMuchException when it would take too long */
    void run() {
        while (true) {
            if (moved > MOST) {
                throw new TooMuchException(budget.followed());
            }
            if (moved > look) {
                look();
            }
            Var var = grown.poll();
            if (var != null) {
                spread(var);
            } else if (!tasks.isEmpty()) {
                tasks.poll().run();
            } else if (!budget.advance()) {
                return;
            }
        }
    }

    private void spread(Var var) {
        var.queued = false;
        if (var.now() != var) {
            return; // all was told when it became another one
        }
        List<Thing> list = var.things();
        int from = var.done;
        int until = list.size();
        var.done = until;
        for (int e = 0; e < var.edges.size(); e++) {
            for (int i = from; i < until; i++) {
                move(list.get(i), var.edges.get(e));
            }
        }
        for (int l = 0; l < var.listeners.size(); l++) {
            Consumer<Thing> listener = var.listeners.get(l);
            for (int i = from; i < until; i++) {
                listener.accept(list.get(i));
            }
        }
    }

    /** Looks for cycles; again soon if there were some. */
    private void look() {
        List<List<Var>> cycles = Cycles.among(sources);
        wait = cycles.isEmpty() ? wait * 2 : LOOK;
        look = moved + wait;
        if (!cycles.isEmpty()) {
            same.addAll(cycles);
            while (!same.isEmpty()) {
                unite(same.poll());
            }
            sources.removeIf(value -> value.now() != value);
            sources.forEach(Var::renewEdges);
        }
    }

    private void unite(List<Var> values) {
        Var one = values.get(0).now();
        for (Var value : values) {
            one = value.things().size() > one.things().size() ? value.now() : one;
        }
        if (one.edges.isEmpty()) {
            sources.add(one);
        }
        Set<Consumer<Thing>> listeners = new LinkedHashSet<>(one.listeners);
        for (Var value : values) {
            if (value.now() != one) {
                unite(one, value.now(), listeners);
            }
        }
        one.listeners = new ArrayList<>(listeners);
    }

    /** Tells each edge and each listener of the things that it was not told of yet. */
    private void unite(Var one, Var other, Set<Consumer<Thing>> listeners) {
        List<Thing> toOne = one.news(other);
        List<Thing> toOther = other.news(one);
        List<Var.Edge> ofOne = List.copyOf(one.edges);
        List<Var.Edge> ofOther = other.edges;
        tell(List.copyOf(listeners), toOne, toOne.size());
        tell(other.listeners.stream().filter(listeners::add).toList(), toOther, toOther.size());
        filters(one, other);
        other.become(one);
        toOne.forEach(one::add);
        one.done = one.things().size();
        ofOne.forEach(edge -> toOne.forEach(thing -> move(thing, edge)));
        ofOther.forEach(edge -> {
            toOther.forEach(thing -> move(thing, edge));
            one.add(edge);
        });
    }

    /** What is filtered of one value is filtered of the other too. */
    private void filters(Var one, Var other) {
        if (one.filtered.isEmpty()) {
            one.filtered = other.filtered;
        } else {
            other.filtered.forEach((type, filtered) -> {
                Var known = one.filtered.putIfAbsent(type, filtered);
                if (known != null) {
                    same.add(List.of(known, filtered));
                }
            });
        }
    }
}
