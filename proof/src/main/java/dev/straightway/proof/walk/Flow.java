package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Moves objects along the edges until nothing moves any more.
 * <p>
 * Work is queued, never nested, so that long chains of calls need no deep stack. Values that flow into each other hold the
 * same in the end: where much moves they become one value, which changes nothing but the work. Where too much moves, values
 * that hold many objects become one as well, if that is allowed. Used by one thread.
 */
final class Flow {

    /**
     * For each method that a route may reach; it makes some seconds of all, and a thousand routes that people write need a
     * part of it.
     */
    private static final long STEPS = 12_000;
    /** With more objects than these values become one where it goes too far: at first, and at last. */
    private static final int WIDE = 512;
    private static final int NARROW = 128;
    /** So many moves take longer than to look for cycles. */
    private static final long LOOK = 250_000;

    private final Deque<Variable> grown = new ArrayDeque<>();
    /** All values that flow anywhere. */
    private final List<Variable> sources = new ArrayList<>();
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<Runnable> atTheEnd = new ArrayList<>();
    /** Values that hold the same in the end, and are to be one. */
    private final Deque<List<Variable>> same = new ArrayDeque<>();
    private final AbstractObjects objects;
    private final Budget budget;
    private long limit = STEPS * Application.METHODS;
    private long most = limit;
    /** Values with more objects become one. */
    private int width = Integer.MAX_VALUE;
    /** Whether that was too much already with this width. */
    private boolean narrowed = true;
    private boolean coarsens;
    private long moved;
    /** How often listeners were told of an object, which takes longer than a move. */
    private long told;
    private long wait = LOOK;
    private long look = LOOK;

    /** Says that more moves than the limit. */
    static final class TooMuchException extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final int libraryMethods;

        /** @param libraryMethods how many methods of libraries had been followed */
        TooMuchException(int libraryMethods) {
            super("its flow of objects goes beyond quarkus.straightway.dispatch.cap, which raises the limit", null, false,
                    false);
            this.libraryMethods = libraryMethods;
        }

        int libraryMethods() {
            return libraryMethods;
        }
    }

    /** @param budget says what of libraries is followed when nothing moves any more */
    Flow(AbstractObjects objects, Budget budget) {
        this.objects = objects;
        this.budget = budget;
    }

    void add(Variable value, AbstractObject object) {
        Variable to = value.now();
        objects.number(object);
        if (to.add(object) && !to.queued) {
            to.queued = true;
            grown.add(to);
        }
    }

    /** Lets everything flow that is of a type; {@code null} and Object let all. */
    void edge(Variable value, Variable target, String type) {
        Variable from = value.now();
        TypeFilter filter = type == null || TypeNames.OBJECT.equals(type) ? null : objects.filter(type);
        Variable.Edge edge = new Variable.Edge(target.now(), filter);
        if (value == target || from == edge.to() && filter == null) {
            return;
        }
        if (from.edges.isEmpty()) {
            sources.add(from);
        }
        if (from.add(edge)) {
            move(from.points().packed(), edge);
        }
    }

    /** {@return what a value is of a type: one value for each type, which nothing else may flow into} */
    Variable filtered(Variable value, String type) {
        Variable from = value.now();
        Variable known = from.filtered.get(type);
        if (known == null) {
            known = new Variable();
            if (from.filtered.isEmpty()) {
                from.filtered = new HashMap<>();
            }
            from.filtered.put(type, known);
            edge(from, known, type);
        }
        return known.now();
    }

    /** Lets so much move, or be told, in all as belongs to a number of methods that a route may reach. */
    void limit(int methods) {
        limit = STEPS * methods;
        most = limit;
    }

    /** Says whether values that hold many objects may become one where too much moves, as they do if some are already. */
    void coarsen(boolean may) {
        coarsens = may || width <= WIDE;
    }

    /** Lets values that hold many objects become one before too much moves: it would. */
    void coarsenAtOnce() {
        coarsens = true;
        narrowed = width <= WIDE;
        width = Math.min(width, WIDE);
    }

    /** {@return all values that flow anywhere, each of those that are one once} */
    List<Variable> sources() {
        return sources;
    }

    long moved() {
        return moved;
    }

    private void move(Delta batch, Variable.Edge edge) {
        if (batch.bits() != null) {
            move(batch.bits(), edge);
            return;
        }
        moved += batch.size();
        TypeFilter filter = edge.filter();
        for (int i = batch.from(); i < batch.until(); i++) {
            AbstractObject object = batch.objects()[i];
            AbstractObject taken = filter == null ? object : filter.take(object);
            if (taken != null) {
                add(edge.to(), taken);
            }
        }
    }

    /** Many move by words: what is there already is left out of each at once. */
    private void move(long[] bits, Variable.Edge edge) {
        Variable to = edge.to().now();
        TypeFilter filter = edge.filter();
        for (int word = 0; word < bits.length; word++) {
            long some = bits[word];
            if (some == 0) {
                continue;
            }
            moved++;
            long same = filter == null ? some : filter.same(word, some);
            if (filter != null) {
                for (long others = filter.changed(word, some); others != 0; others &= others - 1) {
                    add(to, filter.take(objects.numbered(word, others)));
                }
            }
            same &= to.points().unknown() ? ~objects.reasons(word) : -1;
            for (long news = to.points().missing(word, same); news != 0; news &= news - 1) {
                moved++;
                add(to, objects.numbered(word, news));
            }
        }
    }

    /** Tells of each object once, those that are there already too; never from inside of this call. */
    void listen(Variable value, Consumer<AbstractObject> listener) {
        Variable to = value.now();
        to.listen(listener);
        tell(List.of(listener), to.points().told());
    }

    private void tell(List<Consumer<AbstractObject>> listeners, Delta batch) {
        if (!batch.isEmpty() && !listeners.isEmpty()) {
            told += batch.size() * listeners.size();
            later(() -> listeners.forEach(batch::forEach));
        }
    }

    void later(Runnable task) {
        tasks.add(task);
    }

    /** Takes what is only known when nothing moves any more. */
    void atTheEnd(Runnable task) {
        atTheEnd.add(task);
    }

    /** Does what waits for the end; something may move by that again. */
    void end() {
        atTheEnd.forEach(Runnable::run);
    }

    /** @throws TooMuchException when it would take too long even if less is told apart */
    void run() {
        while (true) {
            if (moved + told > most) {
                narrow();
            }
            if (moved > look) {
                look();
            }
            Variable var = grown.poll();
            if (var != null) {
                spread(var);
            } else if (!tasks.isEmpty()) {
                tasks.poll().run();
            } else if (!budget.advance()) {
                return;
            }
        }
    }

    /**
     * Tells less apart: values hold more then than they do, and something that is not known, as nobody can tell any more
     * whether something is missing there.
     */
    private void narrow() {
        if (!coarsens || narrowed && width <= NARROW) {
            throw new TooMuchException(budget.followed());
        }
        if (narrowed) {
            width = Math.min(width / 2, WIDE);
        }
        narrowed = true;
        crowd();
        most = moved + told + limit;
    }

    private void crowd() {
        List<Variable> crowd = sources.stream().filter(value -> value.now() == value && value.points().size() > width).toList();
        if (crowd.size() > 1) {
            unite(List.of(crowd));
            add(crowd.get(0),
                    objects.unknown(Cause.of(ReasonKind.TOO_FAR,
                            "it is one of more than " + width + " that are not told apart, since the application"
                                    + " takes more than " + limit
                                    + " steps to prove; raise quarkus.straightway.dispatch.cap, which allows "
                                    + STEPS
                                    + " steps for each method, or put @NonBlocking or @Blocking on the route to decide")));
        }
    }

    private void spread(Variable var) {
        var.queued = false;
        if (var.now() != var) {
            return; // all was told when it became another one
        }
        Delta fresh = var.points().tell();
        if (var.edges.size() > 1) {
            fresh = fresh.packed(objects.words());
        }
        for (int e = 0; e < var.edges.size(); e++) {
            move(fresh, var.edges.get(e));
        }
        for (int l = 0, known = var.listeners.size(); l < known; l++) {
            told += fresh.size();
            fresh.forEach(var.listeners.get(l)); // those that come meanwhile are told on their own
        }
    }

    /** Looks for cycles; again soon if there were some. */
    private void look() {
        if (width <= WIDE) {
            crowd();
        }
        List<List<Variable>> cycles = Cycles.among(sources);
        wait = cycles.isEmpty() ? wait * 2 : LOOK;
        look = moved + wait;
        unite(cycles);
    }

    private void unite(Collection<List<Variable>> cycles) {
        if (!cycles.isEmpty()) {
            same.addAll(cycles);
            while (!same.isEmpty()) {
                unite(same.poll());
            }
            sources.removeIf(value -> value.now() != value);
            sources.forEach(Variable::renewEdges);
        }
    }

    private void unite(List<Variable> values) {
        Variable one = values.get(0).now();
        for (Variable value : values) {
            one = value.points().size() > one.points().size() ? value.now() : one;
        }
        if (one.edges.isEmpty()) {
            sources.add(one);
        }
        Set<Consumer<AbstractObject>> listeners = new LinkedHashSet<>(one.listeners);
        for (Variable value : values) {
            if (value.now() != one) {
                unite(one, value.now(), listeners);
            }
        }
        one.listeners = new ArrayList<>(listeners);
    }

    /** Tells each edge and each listener of the objects that it was not told of yet. */
    private void unite(Variable one, Variable other, Set<Consumer<AbstractObject>> listeners) {
        Delta toOne = one.points().news(other.points());
        Delta toOther = other.points().news(one.points());
        List<Variable.Edge> ofOne = List.copyOf(one.edges);
        List<Variable.Edge> ofOther = other.edges;
        tell(List.copyOf(listeners), toOne);
        tell(other.listeners.stream().filter(listeners::add).toList(), toOther);
        filters(one, other);
        other.become(one);
        toOne.forEach(one::add);
        one.points().tell();
        ofOne.forEach(edge -> move(toOne, edge));
        ofOther.forEach(edge -> {
            move(toOther, edge);
            one.add(edge);
        });
    }

    /** What is filtered of one value is filtered of the other too. */
    private void filters(Variable one, Variable other) {
        if (one.filtered.isEmpty()) {
            one.filtered = other.filtered;
        } else {
            other.filtered.forEach((type, filtered) -> {
                Variable known = one.filtered.putIfAbsent(type, filtered);
                if (known != null) {
                    same.add(List.of(known, filtered));
                }
            });
        }
    }
}
