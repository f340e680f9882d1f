package dev.straightway.lab.profile;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A frame where a flamegraph has it: what was spent in it and below it, and what the base of a difference spent there. */
final class FlameNode {

    private static final Comparator<FlameNode> ORDER = Comparator.<FlameNode, Frame.Type> comparing(node -> node.frame.type())
            .thenComparing(node -> node.frame.name());

    private final Frame frame;
    private final Map<Frame, FlameNode> children = new HashMap<>();
    private double cost;
    private double base;

    FlameNode(Frame frame) {
        this.frame = frame;
    }

    Frame frame() {
        return frame;
    }

    double cost() {
        return cost;
    }

    double base() {
        return base;
    }

    void spend(double more) {
        cost += more;
    }

    void spendInBase(double more) {
        base += more;
    }

    FlameNode child(Frame called) {
        return children.computeIfAbsent(called, FlameNode::new);
    }

    /** {@return the children whose cost is at least so much, in an order that doesn't depend on the samples} */
    List<FlameNode> children(double least) {
        return children.values().stream().filter(child -> child.cost >= least).sorted(ORDER).toList();
    }
}
