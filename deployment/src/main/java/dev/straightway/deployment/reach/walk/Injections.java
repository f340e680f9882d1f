package dev.straightway.deployment.reach.walk;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Shape;

/** Lets the container, or another framework, call the constructors and methods that annotations give to it. */
final class Injections {

    /** What a producer returns goes to injection points, which are resolved. */
    private static final String PRODUCES = "Ljakarta/enterprise/inject/Produces;";

    private final World world;

    Injections(World world) {
        this.world = world;
    }

    /** Fills the parameters of a method of the application that a framework calls; methods of routes are given theirs. */
    void fill(Node node) {
        if (node.found == null || !node.found.type().application() || node.parameters.isEmpty() || !called(node)) {
            return;
        }
        node.opened = true;
        int first = node.isStatic() ? 0 : 1;
        if (first == 1) {
            world.flow.add(node.parameters.get(0), world.things.any(node.types.get(0)));
        }
        Type[] types = Type.getArgumentTypes(node.method.descriptor());
        for (int i = 0; i < types.length; i++) {
            if (Things.reference(types[i]) != null) {
                Var parameter = node.parameters.get(first + i);
                String type = node.types.get(first + i);
                world.beans.at(new InjectionPoint(node.method.owner(), node.method.signature(), types[i].getDescriptor(), i),
                        resolved -> world.fields.inject(parameter, type, resolved.orElse(null), "what is injected into "
                                + node.method.owner().replace('/', '.') + "#" + node.method.name()));
            }
        }
        if (!Shape.annotations(node.found.node()).contains(PRODUCES)) {
            world.escapes.escape(node.result, "the container");
        }
    }

    private boolean called(Node node) {
        boolean named = world.annotations.act(Shape.annotations(node.found.node())) && !node.reached;
        return named || node.method.constructor() && !node.method.descriptor().startsWith("()")
                && world.annotations.act(node.found.type().annotations());
    }
}
