package dev.straightway.deployment.reach.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Moves things along the edges until nothing moves any more.
 * <p>
 * Work is queued, never nested, so that long chains of calls need no deep stack. Used by one thread.
 */
final class Flow {

    /** A second or two; a thousand routes that people write need a part of it. */
    static final long MOST = 30_000_000;

    private final Deque<Var> grown = new ArrayDeque<>();
    /** All values that flow anywhere. */
    private final List<Var> sources = new ArrayList<>();
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final Things things;
    private long moved;

    /** Says that more moves than any application that is understood. */
    static final class TooMuchException extends RuntimeException {

        private static final long serialVersionUID = 1;

        TooMuchException() {
            super("more than " + MOST + " things have moved", null, false, false);
        }
    }

    Flow(Things things) {
        this.things = things;
    }

    void add(Var to, Thing thing) {
        if (to.add(thing) && !to.queued) {
            to.queued = true;
            grown.add(to);
        }
    }

    /** Lets everything flow that is of a type; {@code null} and Object let all. */
    void edge(Var from, Var to, String type) {
        String filter = Things.OBJECT.equals(type) ? null : type;
        Var.Edge edge = new Var.Edge(to, filter);
        if (from.edges.isEmpty()) {
            sources.add(from);
        }
        if (from != to && from.add(edge)) {
            for (int i = 0; i < from.done; i++) {
                move(from.things.get(i), edge);
            }
        }
    }

    long moved() {
        return moved;
    }

    List<Var> sources() {
        return sources;
    }

    private void move(Thing thing, Var.Edge edge) {
        moved++;
        Thing taken = edge.type() == null ? thing : things.take(thing, edge.type());
        if (taken != null) {
            add(edge.to(), taken);
        }
    }

    /** Tells of each thing once, those that are there already too; never from inside of this call. */
    void listen(Var to, Consumer<Thing> listener) {
        int known = to.done;
        to.listen(listener);
        if (known > 0) {
            later(() -> {
                for (int i = 0; i < known; i++) {
                    listener.accept(to.things.get(i));
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
                throw new TooMuchException();
            }
            Var var = grown.poll();
            if (var != null) {
                spread(var);
            } else if (!tasks.isEmpty()) {
                tasks.poll().run();
            } else {
                return;
            }
        }
    }

    private void spread(Var var) {
        var.queued = false;
        int from = var.done;
        int until = var.things.size();
        var.done = until;
        for (int e = 0; e < var.edges.size(); e++) {
            for (int i = from; i < until; i++) {
                move(var.things.get(i), var.edges.get(e));
            }
        }
        for (int l = 0; l < var.listeners.size(); l++) {
            Consumer<Thing> listener = var.listeners.get(l);
            for (int i = from; i < until; i++) {
                listener.accept(var.things.get(i));
            }
        }
    }
}
