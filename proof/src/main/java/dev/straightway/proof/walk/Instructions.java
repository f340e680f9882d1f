package dev.straightway.proof.walk;

import java.util.function.BiConsumer;

import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Does in the flow what the instructions of a method do: makes its values, and joins them with fields and with what it calls.
 */
final class Instructions {

    private final Core core;
    private final FieldAccess fieldAccess;
    private final ClassConstants constants;
    private final LinkedCalls linkedCalls;
    private final ThrownObjects thrown;
    private final BiConsumer<Node, Variable> locked;
    private final Gaps gaps;
    private final Handles handles;

    Instructions(Core core, FieldAccess fieldAccess, ClassConstants constants, LinkedCalls linkedCalls, ThrownObjects thrown,
            BiConsumer<Node, Variable> locked, Gaps gaps, Handles handles) {
        this.core = core;
        this.fieldAccess = fieldAccess;
        this.constants = constants;
        this.linkedCalls = linkedCalls;
        this.thrown = thrown;
        this.locked = locked;
        this.gaps = gaps;
        this.handles = handles;
    }

    /** Takes one instruction of a method. */
    void take(Node node, LocalValues locals, Op op) {
        if (op instanceof Op.New made) {
            core.make(node, locals.of(made.out()), made.type());
        } else if (op instanceof Op.Constant constant) {
            constants.take(node, locals.of(constant.out()), constant.named());
        } else if (op instanceof Op.Read read) {
            fieldAccess.read(node, locals, read);
        } else if (op instanceof Op.Write write) {
            fieldAccess.write(node, locals, write);
        } else if (op instanceof Op.Named named) {
            handles.lookUp(locals.of(named.out()), named);
        } else if (op instanceof Op.Call call) {
            call(node, locals, call);
        } else if (op instanceof Op.Dynamic dynamic) {
            core.flow().later(() -> linkedCalls.link(node, dynamic, locals.of(dynamic.arguments()),
                    locals.of(dynamic.out())));
        } else if (op instanceof Op.Cast cast) {
            core.flow().edge(locals.of(cast.value()), locals.of(cast.out()), cast.type());
            gaps.use(locals.of(cast.out()), cast.type(),
                    () -> Cause.empty(
                            "what is cast to " + TypeNames.words(cast.type()) + " in " + node.words(),
                            Place.method(node.method)));
        } else if (op instanceof Op.Load load) {
            Variable out = locals.of(load.out());
            out.of = locals.of(load.array());
            core.flow().listen(locals.of(load.array()), array -> load(array, out));
        } else if (op instanceof Op.Store store) {
            Variable value = locals.of(store.value());
            core.flow().listen(locals.of(store.array()), array -> store(array, value));
        } else {
            ending(node, locals, op);
        }
    }

    private void ending(Node node, LocalValues locals, Op op) {
        if (op instanceof Op.Return returned) {
            core.flow().edge(locals.of(returned.value()), node.result,
                    node.method.returned());
        } else if (op instanceof Op.Throw raised) {
            thrown.thrown(locals.of(raised.value()));
        } else if (op instanceof Op.Catch caught) {
            thrown.caught(locals.of(caught.out()), caught.type());
        } else if (op instanceof Op.Lock lock) {
            LibraryCutoff.lock(node);
            locked.accept(node, locals.of(lock.value()));
        } else if (op instanceof Op.Strange strange) {
            node.event(Event.strange(ReasonKind.UNREADABLE, strange.reason(), "isn't understood", new CallSite(node, null)));
            core.flow().add(locals.of(strange.out()), core.objects().unknown(new Cause(ReasonKind.UNREADABLE,
                    strange.reason() + " in " + node.words(), Place.method(node.method))));
        } else {
            throw new IllegalStateException(op.toString());
        }
    }

    private void call(Node node, LocalValues locals, Op.Call call) {
        Invocation.Kind kind = switch (call.opcode()) {
            case Opcodes.INVOKESTATIC -> Invocation.Kind.STATIC;
            case Opcodes.INVOKESPECIAL -> Invocation.Kind.SPECIAL;
            default -> Invocation.Kind.VIRTUAL;
        };
        Invocation invocation = new Invocation(kind, call.method(), locals.of(call.arguments()), locals.of(call.out()));
        core.flow().later(() -> core.caller().call(new CallSite(node, null), invocation));
    }

    private void load(AbstractObject array, Variable out) {
        if (array.kind == AbstractObject.Kind.UNKNOWN) {
            core.flow().add(out, array);
        } else if (array.content != null) {
            core.flow().edge(array.content, out, TypeNames.isArray(array.type) ? TypeNames.element(array.type) : null);
        }
    }

    private void store(AbstractObject array, Variable value) {
        if (array.content != null) {
            core.flow().edge(value, array.content, null);
        }
    }
}
