package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;

/** Reads the code of a method into the flow: makes its values, and joins them with fields and with what it calls. */
final class Linker {

    private static final int SOME = 16;

    private final World world;

    Linker(World world) {
        this.world = world;
    }

    void link(Node node) {
        Body body = world.classes.body(node.method);
        boolean bad = world.cutoff.flags(node);
        annotated(node);
        if (!body.understood()) {
            String words = "the code of " + node.method.owner().replace('/', '.') + "#" + node.method.name();
            node.event(Event.strange(words, "can't be analysed", new CallSite(node, null)));
            if (!node.library()) {
                world.broken.add(words + " can't be analysed");
            }
            bad = true;
        }
        if (node.library() && (bad || world.cutoff.leaf(node, body))) {
            node.event(Event.strange("the rest of " + node.method.owner().replace('/', '.') + "#" + node.method.name(),
                    "isn't walked", new CallSite(node, null)));
            world.cutoff.leave(node);
            return;
        }
        node.result.nothing = true;
        Locals locals = new Locals(node);
        for (Op op : body.ops()) {
            op(node, locals, op);
        }
        world.exceptionMappings.read(node, body, locals::of);
        world.provided.link(node, body, locals::of);
    }

    /** The values of one method by their numbers. */
    private final class Locals {

        private Variable[] vars;
        /** Those that stand for no instruction. */
        private final Map<Integer, Variable> others = new HashMap<>(0);

        Locals(Node node) {
            vars = node.parameters.toArray(new Variable[node.parameters.size() + SOME]);
        }

        Variable of(int number) {
            if (number < 0) {
                return others.computeIfAbsent(number, key -> new Variable());
            }
            if (number >= vars.length) {
                vars = Arrays.copyOf(vars, Math.max(number + SOME, vars.length * 2));
            }
            if (vars[number] == null) {
                vars[number] = new Variable();
            }
            return vars[number];
        }

        Variable of(int[] numbers) {
            if (numbers.length == 1) {
                return of(numbers[0]);
            }
            Variable joined = new Variable();
            joined.nothing = numbers.length == 0;
            for (int number : numbers) {
                world.flow.edge(of(number), joined, null);
            }
            return joined;
        }

        List<Variable> of(List<int[]> arguments) {
            List<Variable> values = new ArrayList<>(arguments.size());
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
                "a class with the annotation of " + type.name().replace('/', '.'), judged, new CallSite(node, null))));
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
            Variable out = locals.of(load.out());
            out.of = locals.of(load.array());
            world.flow.listen(locals.of(load.array()), array -> load(array, out));
        } else if (op instanceof Op.Store store) {
            Variable value = locals.of(store.value());
            world.flow.listen(locals.of(store.array()), array -> store(array, value));
        } else {
            ending(node, locals, op);
        }
    }

    private void ending(Node node, Locals locals, Op op) {
        if (op instanceof Op.Return returned) {
            world.flow.edge(locals.of(returned.value()), node.result,
                    TypeNames.reference(Type.getReturnType(node.method.descriptor())));
        } else if (op instanceof Op.Throw thrown) {
            world.thrown.thrown(locals.of(thrown.value()));
        } else if (op instanceof Op.Catch caught) {
            world.thrown.caught(locals.of(caught.out()), caught.type());
        } else if (op instanceof Op.Lock) {
            world.cutoff.lock(node);
        } else if (op instanceof Op.Strange strange) {
            node.event(Event.strange(strange.reason(), "isn't understood", new CallSite(node, null)));
            world.flow.add(locals.of(strange.out()), world.objects.unknown(strange.reason() + " in " + node.words()));
        } else {
            throw new IllegalStateException(op.toString());
        }
    }

    /** Lets {@code new} make an object, or an array. */
    void make(Node node, Variable out, String type) {
        world.flow.add(out, world.core.reviews().made(type, new Variable()));
        world.initialise(node, type);
    }

    /** A class that is named may be made by whoever gets it. */
    private void constant(Node node, Variable out, String named) {
        Variable content = new Variable();
        if (!named.isEmpty()) {
            Shape shape = world.classes.shape(named);
            if (shape != null && !shape.platform()) {
                world.flow.add(content, world.objects.any(named));
                world.initialise(node, named);
                if (shape.application()) {
                    world.json.filled(Generic.of(named));
                }
            }
        }
        AbstractObject constant = AbstractObject.of(AbstractObject.Kind.PLATFORM, "java/lang/Class", content);
        world.mapperCalls.constant(constant, named);
        world.flow.add(out, constant);
    }

    private void read(Node node, Locals locals, Op.Read read) {
        Shape declaring = world.fields.declaring(read.owner(), read.name(), read.descriptor());
        if (TypeNames.reference(Type.getType(read.descriptor())) != null) {
            world.flow.edge(world.fields.of(declaring, read.owner(), read.name(), read.descriptor()), locals.of(read.out()),
                    null);
        }
        if (read.isStatic()) {
            world.initialise(node, declaring == null ? read.owner() : declaring.name());
            platform(node, declaring, read);
        } else if (declaring != null && !world.core.reviews().covers(declaring)) {
            bad(node, declaring);
        }
    }

    private void platform(Node node, Shape declaring, Op.Read read) {
        if (declaring != null && world.core.reviews().covers(declaring)) {
            Optional<Judgement> judged = world.judgements.method(declaring.name(), read.name(), "");
            judged.ifPresent(one -> node.event(Event.of(new Method(declaring.name(), read.name(), ""), one,
                    new CallSite(node, null))));
        }
    }

    private void write(Node node, Locals locals, Op.Write write) {
        if (write.isStatic()) {
            world.initialise(node, write.owner());
        }
        String type = TypeNames.reference(Type.getType(write.descriptor()));
        if (type == null) {
            return;
        }
        Variable value = locals.of(write.value());
        Shape declaring = world.fields.declaring(write.owner(), write.name(), write.descriptor());
        world.flow.edge(value, world.fields.of(declaring, write.owner(), write.name(), write.descriptor()), type);
        if (declaring == null || !declaring.application()) {
            world.escapes.escape(value, "the field " + write.owner().replace('/', '.') + "#" + write.name());
        }
    }

    private void call(Node node, Locals locals, Op.Call call) {
        Invocation.Kind kind = switch (call.opcode()) {
            case Opcodes.INVOKESTATIC -> Invocation.Kind.STATIC;
            case Opcodes.INVOKESPECIAL -> Invocation.Kind.SPECIAL;
            default -> Invocation.Kind.VIRTUAL;
        };
        Invocation invocation = new Invocation(kind, call.method(), locals.of(call.arguments()), locals.of(call.out()));
        world.flow.later(() -> world.calls.call(new CallSite(node, null), invocation));
    }

    private void load(AbstractObject array, Variable out) {
        if (array.kind == AbstractObject.Kind.UNKNOWN) {
            world.flow.add(out, array);
        } else if (array.content != null) {
            world.flow.edge(array.content, out, array.type.startsWith("[") ? TypeNames.element(array.type) : null);
        }
    }

    private void store(AbstractObject array, Variable value) {
        if (array.content != null) {
            world.flow.edge(value, array.content, null);
        }
    }
}
