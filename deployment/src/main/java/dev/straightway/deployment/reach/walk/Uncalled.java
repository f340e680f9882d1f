package dev.straightway.deployment.reach.walk;

import java.util.Comparator;
import java.util.List;

import org.objectweb.asm.Opcodes;

import dev.straightway.deployment.reach.code.Shape;

/**
 * Lets frameworks call what no code calls that is seen, and what they can know of: constructors, setters, and what overrides a
 * method of theirs. What an annotation names is called already. The rest is dead code: it is walked on its own object, with
 * objects
 * of the application's classes and nothing else that it is given, so that what it writes counts all the same.
 */
final class Uncalled {

    /** No two methods have the same place. */
    private static final Comparator<Node> ORDER = Comparator.comparingInt(Uncalled::rank)
            .thenComparing(node -> node.method.owner()).thenComparing(node -> node.method.signature());

    private final World world;

    Uncalled(World world) {
        this.world = world;
    }

    /** Frees one after the other, as each of them may call the next; whether that added something. */
    boolean free() {
        boolean more = false;
        for (Node node : List.copyOf(world.nodes.values())) {
            more |= alone(node) && !known(node) && live(node);
        }
        if (more) {
            world.flow.run();
        }
        for (Node node : world.nodes.values().stream().filter(this::known).sorted(ORDER).toList()) {
            if (known(node)) {
                free(node);
                world.flow.run();
                more = true;
            }
        }
        return more;
    }

    private void free(Node node) {
        if (property(node)) {
            node.opened = true;
            world.json.give(node);
        } else {
            world.open(node, "what a framework hands to " + node.method.owner().replace('/', '.') + "#" + node.method.name());
        }
    }

    private boolean live(Node node) {
        boolean lives = false;
        for (int i = 0; i < node.parameters.size(); i++) {
            String type = node.types.get(i);
            boolean given = node.parameters.get(i).things.isEmpty() && (i == 0 && !node.isStatic() || isSeen(type));
            if (given) {
                world.flow.add(node.parameters.get(i), world.things.any(type));
            }
            lives |= given;
        }
        return lives;
    }

    /** Whether objects of a type are of classes of the application, and nothing else. */
    private boolean isSeen(String type) {
        Shape shape = type == null || type.startsWith("[") ? null : world.classes.shape(type);
        return shape != null && shape.application() && !shape.isAbstract();
    }

    private static boolean alone(Node node) {
        return node.found != null && node.found.type().application() && !node.opened && !node.given && node.callers == 0;
    }

    private boolean known(Node node) {
        return alone(node)
                && (node.method.constructor() || property(node) || world.overrides.above(node) && !bridged(node));
    }

    /** Whether a method is a bridge, and what it hands on to is called otherwise. */
    private boolean bridged(Node bridge) {
        return bridge.found.has(Opcodes.ACC_BRIDGE) && bridge.found.type().methods().stream()
                .filter(method -> method.name.equals(bridge.method.name()) && (method.access & Opcodes.ACC_BRIDGE) == 0)
                .map(world.nodes::get)
                .anyMatch(node -> node != null && (node.opened || node.given || node.callers > bridges(node)));
    }

    private long bridges(Node target) {
        return target.found.type().methods().stream().filter(method -> (method.access & Opcodes.ACC_BRIDGE) != 0)
                .map(world.nodes::get).filter(node -> node != null && node.calls.containsKey(target)).count();
    }

    /** A constructor or setter of a class that no framework knows by annotation: only what fills objects would call it. */
    private boolean property(Node node) {
        boolean setter = node.method.name().startsWith("set") && node.parameters.size() == 2;
        return (setter || node.method.constructor()) && !node.isStatic()
                && !world.annotations.act(node.found.type().annotations())
                && !world.overrides.of(node.method.owner(), true).contains(node);
    }

    /** What a framework calls most probably comes first. */
    private static int rank(Node node) {
        boolean visible = node.found.has(Opcodes.ACC_PUBLIC);
        boolean hidden = node.found.has(Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC);
        boolean annotated = !Shape.annotations(node.found.node()).isEmpty();
        return annotated ? 0 : node.method.constructor() ? 1 : hidden ? 4 : visible ? 2 : 3;
    }
}
