package dev.straightway.deployment.reach.walk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.deployment.reach.code.Body;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Op;
import dev.straightway.deployment.reach.code.Shape;
import dev.straightway.deployment.reach.judge.Judgement;

/**
 * Knows what fields hold: those of the application what the whole application writes and what frameworks fill in; those of
 * libraries anything of their type, unless they are final and made where they are written; those of the platform what the
 * table says.
 */
final class Fields {

    private final World world;
    private final Map<FieldNode, Var> vars = new IdentityHashMap<>();
    private final Map<String, Var> missing = new HashMap<>();

    Fields(World world) {
        this.world = world;
    }

    /** {@return the class that declares a field, or null} */
    Shape declaring(String owner, String name, String descriptor) {
        Shape own = world.classes.shape(owner);
        if (own != null && own.field(name, descriptor) != null) {
            return own;
        }
        Deque<String> open = new ArrayDeque<>(List.of(owner));
        while (!open.isEmpty()) {
            Shape shape = world.classes.shape(open.poll());
            if (shape != null) {
                if (shape.field(name, descriptor) != null) {
                    return shape;
                }
                open.addAll(shape.interfaces());
                if (shape.superName() != null) {
                    open.add(shape.superName());
                }
            }
        }
        return null;
    }

    Var of(String owner, String name, String descriptor) {
        return of(declaring(owner, name, descriptor), owner, name, descriptor);
    }

    /** @param shape the class that declares the field, or null */
    Var of(Shape shape, String owner, String name, String descriptor) {
        FieldNode field = shape == null ? null : shape.field(name, descriptor);
        Var var = field == null ? missing.get(owner + "#" + name + descriptor) : vars.get(field);
        if (var == null) {
            var = new Var();
            if (field == null) {
                missing.put(owner + "#" + name + descriptor, var);
            } else {
                vars.put(field, var);
            }
            start(var, shape, name, descriptor, (shape == null ? owner : shape.name()).replace('/', '.') + "#" + name);
        }
        return var;
    }

    private void start(Var var, Shape shape, String name, String descriptor, String words) {
        String type = Things.reference(Type.getType(descriptor));
        String reason = "the field " + words;
        if (type == null) {
            return;
        }
        if (shape == null) {
            world.given.open(var, type, reason);
        } else if (world.reviewed.covers(shape)) {
            platform(var, shape, name, type, reason);
        } else if (shape.application()) {
            filled(var, shape, shape.field(name, descriptor), words);
        } else if (!made(var, shape, shape.field(name, descriptor))) {
            world.given.open(var, type, reason);
            injected(var, shape, shape.field(name, descriptor), reason);
        }
    }

    /** What the container gives to a library is made as it is for the application; unseen code may write the field too. */
    private void injected(Var var, Shape shape, FieldNode field, String reason) {
        if (world.annotations.act(Shape.annotations(field))) {
            world.beans.at(new InjectionPoint(shape.name(), field.name, field.desc, -1),
                    resolved -> resolved.ifPresent(resolution -> world.container.inject(var,
                            Things.reference(Type.getType(field.desc)), resolution, reason)));
        }
    }

    private void platform(Var var, Shape shape, String name, String type, String reason) {
        Judgement judged = world.judgements.method(shape.name(), name, "")
                .or(() -> world.judgements.type(shape.name())).orElse(Judgement.unlisted());
        if (!judged.verdict().harmless()) {
            world.given.open(var, type, reason);
        } else if (!judged.returns().isEmpty()) {
            judged.returns().forEach(exact -> world.flow.add(var, world.reviewed.exact(exact, new Var())));
        } else if (Things.isValue(type) || shape.name().equals(type)) {
            world.flow.add(var, world.things.value(type));
        } else {
            world.flow.add(var, type.startsWith("[") ? Thing.of(Thing.Kind.ARRAY, type, new Var())
                    : Thing.made(type, new Var(), false));
        }
    }

    /** What a framework puts into a field of the application. */
    private void filled(Var var, Shape shape, FieldNode field, String words) {
        if (!world.annotations.act(Shape.annotations(field))) {
            return;
        }
        String type = Things.reference(Type.getType(field.desc));
        if (Annotations.parameter(Shape.annotations(field))) {
            world.given.request(var, type, Generic.parse(field.signature == null ? field.desc : field.signature),
                    world.provided.any());
            return;
        }
        world.beans.at(new InjectionPoint(shape.name(), field.name, field.desc, -1), resolved -> world.container.inject(var,
                type, resolved.orElse(null), "what is injected into " + words));
    }

    /** A final field of a library is what its constructors make on the spot, if they do. */
    private boolean made(Var var, Shape shape, FieldNode field) {
        if ((field.access & Opcodes.ACC_FINAL) == 0) {
            return false;
        }
        boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
        Var content = world.things.holding(world.things.unknown("what a library puts into its field "
                + shape.name().replace('/', '.') + "#" + field.name));
        boolean all = true;
        for (MethodNode method : shape.methods()) {
            if (method.name.equals(isStatic ? "<clinit>" : "<init>")) {
                Body body = world.classes.body(new Method(shape.name(), method.name, method.desc));
                all &= body.understood() && made(var, content, body, field);
            }
        }
        return all;
    }

    private boolean made(Var var, Var content, Body body, FieldNode field) {
        boolean all = true;
        for (Op op : body.ops()) {
            if (op instanceof Op.Write write && write.name().equals(field.name) && write.descriptor().equals(field.desc)) {
                for (int number : write.value()) {
                    String type = body.ops().stream().filter(Op.New.class::isInstance).map(Op.New.class::cast)
                            .filter(one -> one.out() == number).map(Op.New::type).findFirst().orElse(null);
                    all &= type != null;
                    if (type != null) {
                        world.flow.add(var, world.linker.made(type, content));
                    }
                }
            }
        }
        return all;
    }
}
