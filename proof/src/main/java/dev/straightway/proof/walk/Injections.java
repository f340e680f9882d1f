package dev.straightway.proof.walk;

import java.util.List;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/** Lets the container, or another framework, call the constructors and methods that annotations give to it. */
final class Injections {

    /** What a producer returns goes to injection points, which are resolved. */
    private static final String PRODUCES = "Ljakarta/enterprise/inject/Produces;";
    private static final String AROUND = "Ljakarta/interceptor/AroundInvoke;";
    /** What the annotations have that put something around a method: interceptors, or filters of Jakarta REST. */
    private static final Set<String> BINDINGS = Set.of("Ljakarta/interceptor/InterceptorBinding;",
            "Ljakarta/ws/rs/NameBinding;");
    private static final String REST = "Ljakarta/ws/rs/";
    private static final String METHOD = "Ljakarta/ws/rs/HttpMethod;";
    /** Makes Quarkus put checks before a method, which calls nothing with arguments of its own. */
    private static final String SECURITY = "Ljakarta/annotation/security/";

    private final World world;

    Injections(World world) {
        this.world = world;
    }

    /** Fills the parameters of a method of the application that a framework calls; methods of routes are given theirs. */
    void fill(Node node) {
        if (node.found == null || !node.found.type().application() || node.parameters.isEmpty() || node.given
                || !called(node)) {
            return;
        }
        if (!node.isStatic()) {
            world.flow.add(node.parameters.get(0), world.objects.any(node.types.get(0)));
        }
        give(node);
        returned(node);
    }

    /**
     * What a producer returns is injected, what an interceptor returns is what callers of the method get, and what a resource
     * method returns is written; other frameworks do anything to it.
     */
    private void returned(Node node) {
        List<String> annotations = Shape.annotations(node.found.node());
        if (annotations.contains(PRODUCES) || annotations.contains(AROUND)) {
            return;
        }
        if (annotations.stream().anyMatch(this::rest)
                && !world.annotations.act(annotations.stream().filter(one -> !rest(one) && calls(one)).toList())) {
            world.json.parameters(node, node.method.owner()).forEach(this::read);
            world.responseEntities.returned(node.result);
            world.escapes.read(node.result, "who writes the answer");
        } else {
            world.escapes.escape(node.result, "the framework that calls " + node.words());
        }
    }

    /** Lets the container call a method of an object of a class. */
    void give(Node node, String self) {
        if (!node.isStatic()) {
            AbstractObject object = world.objects.take(world.objects.object(self), node.types.get(0));
            if (object != null) {
                world.flow.add(node.parameters.get(0), object);
            }
        }
        give(node);
    }

    private void give(Node node) {
        if (node.given) {
            return;
        }
        node.given = true;
        int first = node.first();
        Type[] types = Type.getArgumentTypes(node.method.descriptor());
        for (int i = 0; i < types.length; i++) {
            if (TypeNames.reference(types[i]) != null) {
                Variable parameter = node.parameters.get(first + i);
                String type = node.types.get(first + i);
                world.inputs.at(new InjectionPoint(node.method.owner(), node.method.signature(), types[i].getDescriptor(), i),
                        resolved -> world.container.inject(parameter, type, resolved.orElse(null), "what is injected into "
                                + node.method.owner().replace('/', '.') + "#" + node.method.name()));
            }
        }
    }

    private boolean called(Node node) {
        List<String> annotations = Shape.annotations(node.found.node());
        boolean named = !node.entered && world.annotations.act(node.reached ? annotations.stream().filter(this::calls).toList()
                : annotations);
        return named || node.method.constructor() && !node.method.descriptor().startsWith("()")
                && world.annotations.act(node.found.type().annotations());
    }

    /** Also where nobody asks whether it blocks, interceptors get what is read. */
    private void read(Generic type) {
        Variable entity = new Variable();
        world.havoc.json(entity, type.erased(), type);
        world.provided.read(entity, world.provided.any());
    }

    /** Whether an annotation says something of a resource method. */
    private boolean rest(String annotation) {
        Shape type = annotation.startsWith(REST) ? null : world.classes.shape(Type.getType(annotation).getInternalName());
        return annotation.startsWith(REST) || type != null && type.annotations().contains(METHOD);
    }

    /** A framework that is only told to put something around a method doesn't call it on its own. */
    private boolean calls(String annotation) {
        Shape type = world.classes.shape(Type.getType(annotation).getInternalName());
        return !annotation.startsWith(SECURITY) && (type == null || type.annotations().stream().noneMatch(BINDINGS::contains));
    }
}
