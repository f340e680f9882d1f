package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;

/**
 * Finds values that flow into each other without a filter, and so hold the same objects in the end: the strongly connected
 * components of the edges, by Tarjan's algorithm with a stack of its own.
 */
final class Cycles {

    private final List<List<Variable>> found = new ArrayList<>();
    private final Deque<Step> path = new ArrayDeque<>();
    private final Deque<Variable> open = new ArrayDeque<>();
    private int count;

    /** A value on the path, and which of its edges is next. */
    private static final class Step {

        private final Variable var;
        private int next;

        Step(Variable var) {
            this.var = var;
        }
    }

    private Cycles() {
    }

    /** {@return the cycles among values, each as a list of two or more} */
    static List<List<Variable>> among(Collection<Variable> values) {
        Cycles cycles = new Cycles();
        values.forEach(value -> value.index = 0);
        values.forEach(value -> {
            if (value.index == 0) {
                cycles.follow(value);
            }
        });
        return cycles.found;
    }

    private void follow(Variable first) {
        enter(first);
        while (!path.isEmpty()) {
            Step step = path.peek();
            Variable var = step.var;
            if (step.next == var.edges.size()) {
                path.pop();
                leave(var, path.isEmpty() ? var : path.peek().var);
                continue;
            }
            Variable.Edge edge = var.edges.get(step.next++);
            Variable to = edge.to().now();
            if (edge.filter() != null || to.edges.isEmpty()) {
                continue;
            }
            if (to.index == 0) {
                enter(to);
            } else if (to.open) {
                var.low = Math.min(var.low, to.index);
            }
        }
    }

    private void enter(Variable var) {
        var.index = ++count;
        var.low = count;
        var.open = true;
        open.push(var);
        path.push(new Step(var));
    }

    private void leave(Variable var, Variable before) {
        before.low = Math.min(before.low, var.low);
        if (var.low < var.index) {
            return;
        }
        List<Variable> cycle = new ArrayList<>(1);
        Variable last;
        do {
            last = open.pop();
            last.open = false;
            cycle.add(last);
        } while (last != var);
        if (cycle.size() > 1) {
            found.add(cycle);
        }
    }
}
