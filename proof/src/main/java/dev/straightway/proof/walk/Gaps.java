package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Fails closed: finds values that are used and that nothing seen ever gets to, and takes them for unknown, unless it is clear
 * why they are nothing.
 * <p>
 * A value is nothing where code says {@code null}, never returns or never runs. It is a gap where a field is read that nobody
 * writes, where reviewed code hands in something that nobody has given to it, and where a value is cast to a type which it
 * never has as far as is seen, though it might. Where a gap flows on, so does the reason.
 */
final class Gaps {

    private final Core core;
    private final Havoc havoc;
    private final Supplier<Map<Variable, Cause>> unset;
    private final List<Use> uses = new ArrayList<>();

    /** What a value must be, and why it is not known if nothing gets there. */
    private record Use(Variable value, String type, Supplier<Cause> cause) {
    }

    /** Where a value comes from, through a filter or null, and where else. */
    record Into(Variable from, String type, Into next) {
    }

    /** @param unset gives the values of fields, with what to say if nothing gets there */
    Gaps(Core core, Havoc havoc, Supplier<Map<Variable, Cause>> unset) {
        this.core = core;
        this.unset = unset;
        this.havoc = havoc;
    }

    /** Lets a value be looked at in the end; {@code type} as in {@link Havoc#open}. */
    void use(Variable value, String type, Supplier<Cause> cause) {
        if (type != null && !AbstractObjects.isValue(type)) {
            uses.add(new Use(value, type, cause));
        }
    }

    /** {@return whether there were gaps, which are unknown now} */
    boolean close() {
        uses.removeIf(use -> !empty(use.value(), use.type())); // what is something stays so
        if (uses.isEmpty()) {
            return false;
        }
        List<Variable> empty = connect();
        for (Node node : core.graph().methods()) {
            if (node.callers == 0 && !node.opened) {
                node.parameters.forEach(parameter -> parameter.nothing = true);
            }
        }
        List<Use> gaps = uses.stream().filter(use -> !explained(use.value(), use.type())).toList();
        Map<Variable, Cause> fields = gaps.isEmpty() ? Map.of() : unset.get();
        List<Cause> causes = gaps.stream().map(gap -> source(gap.value().now(), fields).orElseGet(gap.cause())).toList();
        empty.forEach(value -> value.into = null);
        for (int i = 0; i < gaps.size(); i++) {
            havoc.open(gaps.get(i).value(), gaps.get(i).type(), causes.get(i));
        }
        Set<Use> known = Collections.newSetFromMap(new IdentityHashMap<>());
        known.addAll(gaps);
        uses.removeIf(known::contains);
        return !gaps.isEmpty();
    }

    /** Notes where values come from that are nothing so far, and returns them; of others nobody asks. */
    private List<Variable> connect() {
        List<Variable> empty = new ArrayList<>();
        for (Variable from : core.flow().sources()) {
            for (int i = 0; i < from.edges.size(); i++) {
                Variable.Edge edge = from.edges.get(i);
                Variable to = edge.to().now();
                if (to.isEmpty()) {
                    if (to.into == null) {
                        empty.add(to);
                    }
                    to.into = new Into(from, edge.filter() == null ? null : edge.filter().type, to.into);
                }
            }
        }
        return empty;
    }

    /** {@return the field that a value comes from, if nothing is seen to write that} */
    private static Optional<Cause> source(Variable value, Map<Variable, Cause> fields) {
        Set<Variable> known = new HashSet<>(List.of(value));
        Deque<Variable> open = new ArrayDeque<>(known);
        Optional<Cause> found = Optional.empty();
        while (!open.isEmpty() && found.isEmpty()) {
            Variable next = open.poll();
            found = Optional.ofNullable(fields.get(next));
            for (Into one = next.into; one != null; one = one.next()) {
                if (one.from().isEmpty() && known.add(one.from())) {
                    open.add(one.from());
                }
            }
            if (next.into == null && next.of != null && next.of.isEmpty() && known.add(next.of.now())) {
                open.add(next.of.now());
            }
        }
        return found;
    }

    private boolean empty(Variable value, String type) {
        PointsToSet points = value.points();
        for (int i = 0; i < points.size(); i++) {
            if (core.objects().take(points.get(i), type) != null) {
                return false;
            }
        }
        return true;
    }

    private boolean explained(Variable value, String type) {
        return value.isEmpty() ? explained(value.now(), new HashSet<>()) : never(value, type);
    }

    /** Values that depend on each other and on nothing else are never anything. */
    private boolean explained(Variable value, Set<Variable> known) {
        if (!known.add(value)) {
            return true;
        }
        if (value.into == null) {
            return value.nothing && !value.owed
                    || value.of != null && value.of.isEmpty() && explained(value.of.now(), known);
        }
        boolean explained = !value.owed;
        for (Into one = value.into; one != null && explained; one = one.next()) {
            explained = one.from().isEmpty() ? explained(one.from(), known)
                    : one.type() != null && never(one.from(), one.type());
        }
        return explained;
    }

    /** Whether it is certain of each object that it is not of a type. */
    private boolean never(Variable value, String type) {
        PointsToSet points = value.points();
        for (int i = 0; i < points.size(); i++) {
            if (!core.objects().casts.apart(points.get(i), type)) {
                return false;
            }
        }
        return true;
    }
}
