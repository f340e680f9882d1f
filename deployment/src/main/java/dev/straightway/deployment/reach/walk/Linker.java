package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Body;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Op;
import dev.straightway.deployment.reach.code.Shape;
import dev.straightway.deployment.reach.judge.Judgement;

/** Reads the code of a method into the flow: makes its values, and joins them with fields and with what it calls. */
final class Linker {

    private static final int SOME = 16;

    private final World world;

    Linker(World world) {
        this.world = world;
    }

    void link(Node node) {
        Body body = world.classes.body(node.method);
        boolean bad = world.leaves.flags(node);
        annotated(node);
        if (!body.understood()) {
            String words = "the code of " + node.method.owner().replace('/', '.') + "#" + node.method.name();
            node.event(Event.strange(words, "can't be analysed", new Site(node, null)));
            if (!node.library()) {
                world.broken.add(words + " can't be analysed");
            }
            bad = true;
        }
        if (node.library() && (bad || world.leaves.leaf(node, body))) {
            node.event(Event.strange("the rest of " + node.method.owner().replace('/', '.') + "#" + node.method.name(),
                    "isn't walked", new Site(node, null)));
            world.leaves.leave(node);
            return;
        }
        node.result.nothing = true;
        Locals locals = new Locals(node);
        for (Op op : body.ops()) {
            op(node, locals, op);
        }
        world.mappings.read(node, body, locals::of);
        world.provided.link(node, body, locals::of);
    }

    /** The values of one method by their numbers. */
    private final class Locals {

        private Var[] vars;
        /** Those that stand for no instruction. */
        private final Map<Integer, Var> others = new HashMap<>(0);

        Locals(Node node) {
            vars = node.parameters.toArray(new Var[node.parameters.size() + SOME]);
        }

        Var of(int number) {
            if (number < 0) {
                return others.computeIfAbsent(number, key -> new Var());
            }
            if (number >= vars.length) {
                vars = Arrays.copyOf(vars, Math.max(number + SOME, vars.length * 2));
            }
            if (vars[number] == null) {
                vars[number] = new Var();
            }
            return vars[number];
        }

        Var of(int[] numbers) {
            if (numbers.length == 1) {
                return of(numbers[0]);
            }
            Var joined = new Var();
            joined.nothing = numbers.length == 0;
            for (int number : numbers) {
                world.flow.edge(of(number), joined, null);
            }
            return joined;
        }

        List<Var> of(List<int[]> arguments) {
            List<Var> values = new ArrayList<>(arguments.size());
            arguments.forEach(argument -> values.add(of(argument)));
            return values;
        }
    }

    private void annotated(Node node) {
        if (!node.method.constructor() && !node.method.initialiser()) {
            bad(node, node.found.type());
        }
    }

    private void bad(Node node, Shape type) {
        if (type.annotations().isEmpty()) {
            return; // most have none
        }
        world.annotations.bad(type.annotations()).ifPresent(judged -> node.event(new Event(null,
                "a class with the annotation of " + type.name().replace('/', '.'), judged, new Site(node, null))));
    }

    private void op(Node node, Locals locals, Op op) {
        if (op instanceof Op.New made) {
            make(node, locals.of(made.out()), made.type());
        } else if (op instanceof Op.Constant constant) {
            constant(node, locals.of(constant.out()), constant.named());
        } else if (op instanceof Op.Read read) {
            read(node, locals, read);
        } else if (op instanceof Op.Write write) {
            write(node, locals, write);
        } else if (op instanceof Op.Call call) {
            call(node, locals, call);
        } else if (op instanceof Op.Dynamic dynamic) {
            world.flow.later(() -> world.linkedCalls.link(node, dynamic, locals.of(dynamic.arguments()),
                    locals.of(dynamic.out())));
        } else if (op instanceof Op.Cast cast) {
            world.flow.edge(locals.of(cast.value()), locals.of(cast.out()), cast.type());
            world.gaps.use(locals.of(cast.out()), cast.type(),
                    () -> "what is cast to " + cast.type().replace('/', '.') + " in " + node.words());
        } else if (op instanceof Op.Load load) {
            Var out = locals.of(load.out());
            out.of = locals.of(load.array());
            world.flow.listen(locals.of(load.array()), array -> load(array, out));
        } else if (op instanceof Op.Store store) {
            Var value = locals.of(store.value());
            world.flow.listen(locals.of(store.array()), array -> store(array, value));
        } else {
            ending(node, locals, op);
        }
    }

    private void ending(Node node, Locals locals, Op op) {
        if (op instanceof Op.Return returned) {
            world.flow.edge(locals.of(returned.value()), node.result,
                    Things.reference(Type.getReturnType(node.method.descriptor())));
        } else if (op instanceof Op.Throw thrown) {
            world.failures.thrown(locals.of(thrown.value()));
        } else if (op instanceof Op.Catch caught) {
            world.failures.caught(locals.of(caught.out()), caught.type());
        } else if (op instanceof Op.Lock) {
            world.leaves.lock(node);
        } else if (op instanceof Op.Strange strange) {
            node.event(Event.strange(strange.reason(), "isn't understood", new Site(node, null)));
            world.flow.add(locals.of(strange.out()), world.things.unknown(strange.reason() + " in " + node.words()));
        } else {
            throw new IllegalStateException(op.toString());
        }
    }

    /** Lets {@code new} make an object, or an array. */
    void make(Node node, Var out, String type) {
        world.flow.add(out, made(type, new Var()));
        world.initialise(node, type);
    }

    Thing made(String type, Var content) {
        if (type.startsWith("[")) {
            return Thing.of(Thing.Kind.ARRAY, type, content);
        }
        Shape shape = world.classes.shape(type);
        return shape != null && world.reviewed.covers(shape) ? world.reviewed.exact(type, content) : world.things.object(type);
    }

    /** A class that is named may be made by whoever gets it. */
    private void constant(Node node, Var out, String named) {
        Var content = new Var();
        if (!named.isEmpty()) {
            Shape shape = world.classes.shape(named);
            if (shape != null && !shape.platform()) {
                world.flow.add(content, world.things.any(named));
                world.initialise(node, named);
                if (shape.application()) {
                    world.json.filled(Generic.of(named));
                }
            }
        }
        Thing constant = Thing.of(Thing.Kind.PLATFORM, "java/lang/Class", content);
        world.mapperCalls.constant(constant, named);
        world.flow.add(out, constant);
    }

    private void read(Node node, Locals locals, Op.Read read) {
        Shape declaring = world.fields.declaring(read.owner(), read.name(), read.descriptor());
        if (Things.reference(Type.getType(read.descriptor())) != null) {
            world.flow.edge(world.fields.of(declaring, read.owner(), read.name(), read.descriptor()), locals.of(read.out()),
                    null);
        }
        if (read.isStatic()) {
            world.initialise(node, declaring == null ? read.owner() : declaring.name());
            platform(node, declaring, read);
        } else if (declaring != null && !world.reviewed.covers(declaring)) {
            bad(node, declaring);
        }
    }

    private void platform(Node node, Shape declaring, Op.Read read) {
        if (declaring != null && world.reviewed.covers(declaring)) {
            Optional<Judgement> judged = world.judgements.method(declaring.name(), read.name(), "");
            judged.ifPresent(one -> node.event(Event.of(new Method(declaring.name(), read.name(), ""), one,
                    new Site(node, null))));
        }
    }

    private void write(Node node, Locals locals, Op.Write write) {
        if (write.isStatic()) {
            world.initialise(node, write.owner());
        }
        String type = Things.reference(Type.getType(write.descriptor()));
        if (type == null) {
            return;
        }
        Var value = locals.of(write.value());
        Shape declaring = world.fields.declaring(write.owner(), write.name(), write.descriptor());
        world.flow.edge(value, world.fields.of(declaring, write.owner(), write.name(), write.descriptor()), type);
        if (declaring == null || !declaring.application()) {
            world.escapes.escape(value, "the field " + write.owner().replace('/', '.') + "#" + write.name());
        }
    }

    private void call(Node node, Locals locals, Op.Call call) {
        Spec.Kind kind = switch (call.opcode()) {
            case Opcodes.INVOKESTATIC -> Spec.Kind.STATIC;
            case Opcodes.INVOKESPECIAL -> Spec.Kind.SPECIAL;
            default -> Spec.Kind.VIRTUAL;
        };
        Spec spec = new Spec(kind, call.method(), locals.of(call.arguments()), locals.of(call.out()));
        world.flow.later(() -> world.calls.call(new Site(node, null), spec));
    }

    private void load(Thing array, Var out) {
        if (array.kind == Thing.Kind.UNKNOWN) {
            world.flow.add(out, array);
        } else if (array.content != null) {
            world.flow.edge(array.content, out, array.type.startsWith("[") ? Things.element(array.type) : null);
        }
    }

    private void store(Thing array, Var value) {
        if (array.content != null) {
            world.flow.edge(value, array.content, null);
        }
    }
}
