package dev.straightway.proof.walk;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.TypeNames;

/**
 * Knows the exceptions with which an object may fail later, as a future, or a function that other code calls: whoever asks the
 * object, or returns it, throws them.
 */
final class LaterFailures {

    /** What the server waits for. */
    private static final List<String> LATER = List.of("java/util/concurrent/CompletionStage", "java/util/concurrent/Future",
            "java/util/concurrent/Flow$Publisher", "org/reactivestreams/Publisher", "io/smallrye/mutiny/Uni",
            "io/vertx/core/Future");
    private static final Set<String> PLAIN = Set.of(TypeNames.OBJECT, "java/lang/Record", "java/lang/Enum",
            "java/lang/Comparable", "java/lang/Cloneable", "java/io/Serializable", "java/lang/constant/Constable");

    private final Core core;
    private final Overrides overrides;
    private final Functions functions;
    private final LeavingExceptions leaving;
    private final Map<AbstractObject, Node> failing = new IdentityHashMap<>();
    private final Map<Variable, Node> holding = new IdentityHashMap<>();

    LaterFailures(Core core, Overrides overrides, Functions functions, LeavingExceptions leaving) {
        this.core = core;
        this.overrides = overrides;
        this.functions = functions;
        this.leaving = leaving;
    }

    /** Takes what the server gets of a method: if that fails later, the server gets the failure. */
    void returned(Node node, Variable result) {
        core.flow().listen(result, object -> {
            if (isLater(object)) {
                leaving.arrow(node, failing(object));
            }
        });
    }

    private boolean isLater(AbstractObject object) {
        String type = object.type;
        return type != null && !TypeNames.isArray(type) && (type.equals(TypeNames.OBJECT) || isLater(type)
                || object.kind == AbstractObject.Kind.ANY
                        && leaving.classes(object).stream().anyMatch(one -> isLater(one.type)));
    }

    private boolean isLater(String type) {
        return LATER.stream().anyMatch(one -> core.classes().subtype(type, one));
    }

    /** Takes a function that reviewed code calls for what it throws. */
    void supplied(Node node, AbstractObject supplier) {
        if (supplier.kind == AbstractObject.Kind.LAMBDA && makes(supplier.lambda.body)) {
            leaving.made(node, supplier.lambda.node.result);
        } else {
            leaving.arrow(node, failing(supplier));
        }
    }

    private boolean makes(Handle body) {
        return body != null && makes(body.getTag(), body);
    }

    private boolean makes(int tag, Handle body) {
        return tag == Opcodes.H_NEWINVOKESPECIAL
                || tag == Opcodes.H_INVOKESTATIC && HandedValues.returnsMade(
                        core.classes().body(new Method(body.getOwner(), body.getName(), body.getDesc())), core.classes());
    }

    /** Takes a call of what keeps failures. */
    void kept(Node caller, Invocation invocation) {
        if (invocation.kind() == Invocation.Kind.VIRTUAL && leaving.isNew(invocation)) {
            fails(caller, invocation.receiver());
        }
    }

    private void fails(Node node, Variable value) {
        core.flow().listen(value, object -> leaving.arrow(node, failing(object)));
    }

    /** {@return what asks the exceptions with which an object may fail, as a future that has them, or null} */
    private Node failing(AbstractObject object) {
        AbstractObject kept = object.unproxied();
        if (leaving.isException(kept) || kept.kind == AbstractObject.Kind.UNKNOWN) {
            return leaving.asking(kept);
        }
        if (kept.content == null && !mayFail(kept)) {
            return null;
        }
        Node known = failing.get(kept);
        if (known == null) {
            known = core.graph().standing(LeavingExceptions.THROWN);
            failing.put(kept, known);
            Node node = known;
            core.flow().later(() -> fail(node, kept));
        }
        return known;
    }

    /** Whether an object has code of its own that reviewed code may call. */
    private boolean mayFail(AbstractObject object) {
        return object.kind == AbstractObject.Kind.LAMBDA
                || object.kind == AbstractObject.Kind.OBJECT && called(object).anyMatch(one -> true)
                || object.kind == AbstractObject.Kind.ANY
                        && (core.classes().function(object.type) != null || leaving.isOurs(object.type));
    }

    private Stream<AbstractObject> called(AbstractObject object) {
        return leaving.classes(object).stream().filter(one -> isCalled(one.type))
                .filter(one -> !overrides.of(one.type, true).isEmpty());
    }

    private void fail(Node node, AbstractObject object) {
        if (object.kind == AbstractObject.Kind.LAMBDA) {
            fail(node, object.lambda.node);
        }
        if (object.kind == AbstractObject.Kind.OBJECT || leaving.isOurs(object.type)) {
            called(object).forEach(one -> overrides.of(one.type, true).forEach(override -> fail(node, override)));
        }
        if (object.kind == AbstractObject.Kind.ANY && core.classes().function(object.type) != null) {
            functions.each(object.type, function -> leaving.arrow(node, failing(function)));
        }
        if (object.content != null) {
            leaving.arrow(node, holding(object.content));
        }
    }

    /** Whether reviewed code may call an object otherwise than any object: it is a function, a stage, a source. */
    private boolean isCalled(String type) {
        return core.classes().supertypes(type).stream().anyMatch(above -> !PLAIN.contains(above) && !leaving.isOurs(above));
    }

    /** {@return what asks all with which something fails that is held} */
    private Node holding(Variable content) {
        Node known = holding.get(content);
        if (known == null) {
            known = core.graph().standing(LeavingExceptions.THROWN);
            holding.put(content, known);
            fails(known, content);
        }
        return known;
    }

    /** What runs elsewhere fails here. */
    private void fail(Node node, Node function) {
        leaving.arrow(node, core.graph().failures(function));
        fails(node, function.result);
    }
}
