package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Op;

/** Makes functional objects of lambdas and method references, and knows all that were made. */
final class Lambdas {

    private static final Map<Integer, String> BOXES = Map.of(Type.BOOLEAN, "java/lang/Boolean", Type.BYTE, "java/lang/Byte",
            Type.CHAR, "java/lang/Character", Type.SHORT, "java/lang/Short", Type.INT, "java/lang/Integer", Type.LONG,
            "java/lang/Long", Type.FLOAT, "java/lang/Float", Type.DOUBLE, "java/lang/Double");

    private final World world;
    private final List<Thing> all = new ArrayList<>();
    private final List<Listener> listeners = new ArrayList<>();
    private final Map<Thing, List<Var>> captured = new IdentityHashMap<>();

    private record Listener(String type, Consumer<Thing> each) {
    }

    Lambdas(World world) {
        this.world = world;
    }

    /** Tells of every functional object of a type, those to come too. */
    void each(String type, Consumer<Thing> listener) {
        List<Thing> known = List.copyOf(all);
        listeners.add(new Listener(type, listener));
        known.stream().filter(thing -> world.things.take(thing, type) != null).forEach(listener);
    }

    /** {@return the object that {@code LambdaMetafactory} links, whose captured values are the call's arguments} */
    Thing make(Node maker, Op.Dynamic op, List<Var> captured) {
        Handle body = (Handle) op.constants().get(1);
        Type instantiated = (Type) op.constants().get(2);
        Node node = world.hidden(maker.method());
        for (Type type : instantiated.getArgumentTypes()) {
            node.parameter(Things.reference(type));
        }
        box(node.result, Type.getReturnType(body.getDesc()));
        List<Var> arguments = new ArrayList<>(captured);
        for (int i = 0; i < node.parameters.size(); i++) {
            box(node.parameters.get(i), instantiated.getArgumentTypes()[i]);
        }
        arguments.addAll(node.parameters);
        Lambda lambda = new Lambda(Type.getReturnType(op.descriptor()).getInternalName(), op.name(), node.parameters.size(),
                markers(op.constants()), node);
        Thing thing = Thing.of(lambda);
        this.captured.put(thing, captured);
        world.flow.later(() -> body(node, body, arguments));
        all.add(thing);
        for (Listener listener : List.copyOf(listeners)) {
            if (world.things.take(thing, listener.type()) != null) {
                world.flow.later(() -> listener.each().accept(thing));
            }
        }
        return thing;
    }

    /** {@return what a functional object keeps of the place where it was made} */
    List<Var> captured(Thing lambda) {
        return captured.getOrDefault(lambda, List.of());
    }

    /** A number becomes an object where the function, or the body, wants one. */
    private void box(Var value, Type type) {
        String box = BOXES.get(type.getSort());
        if (box != null) {
            world.flow.add(value, world.things.value(box));
        }
    }

    private void body(Node node, Handle body, List<Var> arguments) {
        Site site = new Site(node, null);
        Method named = new Method(body.getOwner(), body.getName(), body.getDesc());
        switch (body.getTag()) {
            case Opcodes.H_INVOKESTATIC -> world.calls.call(site, new Spec(Spec.Kind.STATIC, named, arguments, node.result));
            case Opcodes.H_INVOKESPECIAL -> world.calls.call(site, new Spec(Spec.Kind.SPECIAL, named, arguments, node.result));
            case Opcodes.H_NEWINVOKESPECIAL -> {
                Var made = new Var();
                world.linker.make(node, made, body.getOwner());
                world.flow.edge(made, node.result, null);
                List<Var> with = new ArrayList<>(List.of(made));
                with.addAll(arguments);
                world.calls.call(site, new Spec(Spec.Kind.SPECIAL, named, with, new Var()));
            }
            default -> world.calls.call(site, new Spec(Spec.Kind.VIRTUAL, named, arguments, node.result));
        }
    }

    /** The further interfaces that {@code altMetafactory} is told of. */
    private static Set<String> markers(List<Object> constants) {
        Set<String> names = new HashSet<>(Set.of("java/io/Serializable"));
        for (int i = 3; i < constants.size(); i++) {
            if (constants.get(i) instanceof Type type && type.getSort() == Type.OBJECT) {
                names.add(type.getInternalName());
            }
        }
        return names;
    }
}
