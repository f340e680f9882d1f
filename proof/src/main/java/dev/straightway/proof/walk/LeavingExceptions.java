package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/**
 * Lets the server ask the exceptions that may leave a route for what their classes override: the server answers with their
 * response, and logs their message, their stack trace, and their causes with them.
 * <p>
 * A method that throws an exception has an arrow to the node that asks it, so the route pays for what the code throws that it
 * reaches. What a future may fail with is thrown by whoever asks the future, or returns it.
 */
final class LeavingExceptions {

    private static final List<String> TAKERS = List.of("jakarta/ws/rs/", "io/vertx/");

    /** What the server waits for. */
    private static final List<String> LATER = List.of("java/util/concurrent/CompletionStage", "java/util/concurrent/Future",
            "java/util/concurrent/Flow$Publisher", "org/reactivestreams/Publisher", "io/smallrye/mutiny/Uni",
            "io/vertx/core/Future");
    private static final Set<String> PLAIN = Set.of(TypeNames.OBJECT, "java/lang/Record", "java/lang/Enum",
            "java/lang/Comparable", "java/lang/Cloneable", "java/io/Serializable", "java/lang/constant/Constable");
    private static final String RESPONSE = "jakarta/ws/rs/core/Response";
    private static final Method THROWN = new Method(ThrownObjects.THROWABLE, "printStackTrace", "()V");
    private static final Method ANSWERED = new Method(ExceptionResponses.ANSWERING, "getResponse", "()L" + RESPONSE + ";");

    private final Core core;
    private final Overrides overrides;
    private final Functions functions;
    private final Havoc havoc;
    private final Connector connector;
    private final ThrownObjects thrown;
    private final HeldExceptions held;
    private final ExceptionResponses responses;
    private final Json json;
    private final Map<AbstractObject, Node> asking = new IdentityHashMap<>();
    private final Map<AbstractObject, Node> itself = new IdentityHashMap<>();
    private final Map<AbstractObject, Node> failing = new IdentityHashMap<>();
    private final Map<Variable, Node> holding = new IdentityHashMap<>();
    private final Map<Variable, Node> elements = new IdentityHashMap<>();
    private final Map<Node, Node> throwing = new HashMap<>();
    private final Map<String, Boolean> handedOn = new HashMap<>();
    private final Set<Invocation> known = new HashSet<>();

    LeavingExceptions(Core core, Overrides overrides, Functions functions, Havoc havoc, Connector connector,
            ThrownObjects thrown, HeldExceptions held, ExceptionResponses responses, Json json) {
        this.core = core;
        this.overrides = overrides;
        this.functions = functions;
        this.havoc = havoc;
        this.connector = connector;
        this.thrown = thrown;
        this.held = held;
        this.responses = responses;
        this.json = json;
    }

    /** Takes what a method throws. */
    void thrown(Node node, Variable value) {
        ask(throwing(node), value);
    }

    /** Takes what a method makes and throws, which no other code has, unless the constructor hands it on. */
    void made(Node node, Variable value) {
        core.flow().listen(value, object -> {
            if (isException(object)) {
                arrow(throwing(node), isHandedOn(object.type) ? asking(object) : itself(object));
            }
        });
    }

    /** Takes what a method has caught, has handed on, and throws again: it was asked where it was thrown first. */
    void again(Node node, Variable value) {
        core.flow().listen(value, object -> held.asked(throwing(node), object));
    }

    private boolean isHandedOn(String type) {
        return handedOn.computeIfAbsent(type, key -> core.classes().supertypes(key).stream().map(core.classes()::shape)
                .filter(shape -> shape != null && !shape.platform() && !shape.isInterface())
                .flatMap(shape -> shape.declared().stream()).filter(found -> found.method().constructor())
                .anyMatch(found -> HandedValues.hands(core.classes().body(found.method()), 0, core.classes())));
    }

    private Node throwing(Node node) {
        Node all = throwing.computeIfAbsent(node, key -> core.graph().standing(THROWN));
        arrow(node, all);
        return all;
    }

    /** Takes what the server gets of a method: if that fails later, the server gets the failure. */
    void returned(Node node, Variable result) {
        core.flow().listen(result, object -> {
            if (isLater(object)) {
                arrow(node, failing(object));
            }
        });
    }

    private boolean isLater(AbstractObject object) {
        String type = object.type;
        return type != null && !type.startsWith("[") && (type.equals(TypeNames.OBJECT) || isLater(type)
                || object.kind == AbstractObject.Kind.ANY && classes(object).stream().anyMatch(one -> isLater(one.type)));
    }

    private boolean isLater(String type) {
        return LATER.stream().anyMatch(one -> core.classes().subtype(type, one));
    }

    /** Takes a function that reviewed code calls for what it throws. */
    void supplied(Node node, AbstractObject supplier) {
        if (supplier.kind == AbstractObject.Kind.LAMBDA && makes(supplier.lambda.body)) {
            made(node, supplier.lambda.node.result);
        } else {
            arrow(node, failing(supplier));
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

    /** Takes a call of a reviewed method that is given an exception to answer with. */
    void called(Node caller, Invocation invocation) {
        boolean taker = !invocation.named().constructor() && TAKERS.stream().anyMatch(invocation.named().owner()::startsWith);
        if (taker && known.add(invocation)) {
            invocation.others().forEach(argument -> ask(caller, argument));
        }
    }

    /** Takes a call of what keeps failures. */
    void kept(Node caller, Invocation invocation) {
        if (invocation.kind() == Invocation.Kind.VIRTUAL && known.add(invocation)) {
            fails(caller, invocation.receiver());
        }
    }

    private void arrow(Node from, Node to) {
        if (to != null && from != to) {
            core.graph().arrow(from, to, new CallSite(from, null));
        }
    }

    private void ask(Node node, Variable value) {
        core.flow().listen(value, object -> arrow(node, object.kind == AbstractObject.Kind.ARRAY ? asking(object.content)
                : asking(object)));
    }

    /** {@return what asks all exceptions that something holds} */
    private Node asking(Variable content) {
        Node known = elements.get(content);
        if (known == null) {
            known = core.graph().standing(THROWN);
            elements.put(content, known);
            ask(known, content);
        }
        return known;
    }

    /** {@return what asks an exception; null for other objects, and for what nothing is known of} */
    private Node asking(AbstractObject object) {
        AbstractObject exception = object.behind == null ? object : object.behind;
        Node known = asking.get(exception);
        if (known == null && isException(exception)) {
            known = core.graph().standing(THROWN);
            asking.put(exception, known);
            arrow(known, itself(exception));
            held.asked(known, exception);
            if (exception.content != null && !thrown.isCaught(exception)) {
                arrow(known, asking(exception.content));
            }
        }
        return known;
    }

    /** {@return what asks an exception, but not its causes, whose monitor nobody holds} */
    private Node itself(AbstractObject exception) {
        Node known = itself.get(exception);
        if (known == null) {
            Node node = core.graph().standing(THROWN);
            itself.put(exception, node);
            core.flow().later(() -> ask(node, exception));
            known = node;
        }
        return known;
    }

    private boolean isException(AbstractObject object) {
        return object.type != null && !object.type.startsWith("[")
                && core.classes().subtype(object.type, ThrownObjects.THROWABLE);
    }

    private void ask(Node node, AbstractObject exception) {
        classes(exception).forEach(one -> overrides.of(one.type, true).stream()
                .filter(override -> !core.reviews().vouches(override.found, true))
                .forEach(override -> run(node, override, one)));
        responses.answer(node, exception);
    }

    private List<AbstractObject> classes(AbstractObject object) {
        if (object.kind == AbstractObject.Kind.OBJECT) {
            return List.of(object);
        }
        if (object.kind != AbstractObject.Kind.ANY) {
            return List.of();
        }
        // exceptions that unseen code makes are its own
        return (isOurs(object.type) ? core.classes().concrete(object.type) : core.classes().application()).stream()
                .filter(one -> core.classes().subtype(one, object.type)).map(core.objects()::object)
                .filter(one -> one.kind == AbstractObject.Kind.OBJECT).toList();
    }

    private void fails(Node node, Variable value) {
        core.flow().listen(value, object -> arrow(node, failing(object)));
    }

    /** Lets the server call a method of an exception. */
    private void run(Node node, Node override, AbstractObject exception) {
        List<Variable> arguments = new ArrayList<>();
        for (int i = 0; i < override.parameters.size(); i++) {
            Variable argument = new Variable();
            arguments.add(argument);
            if (i > 0) {
                give(argument, override.types.get(i), exception);
            }
        }
        Variable result = new Variable();
        Method asked = override.method.name().equals(ANSWERED.name()) ? ANSWERED : THROWN;
        connector.run(new CallSite(node, asked), override,
                new Invocation(Invocation.Kind.SPECIAL, override.method, arguments, result), exception);
        ask(node, result);
        json.entity(node, core.flow().filtered(result, RESPONSE));
    }

    private void give(Variable argument, String type, AbstractObject exception) {
        Shape shape = type == null || type.startsWith("[") ? null : core.classes().shape(type);
        if (TypeNames.OBJECT.equals(type)) {
            core.flow().add(argument, exception);
        } else if (shape != null && shape.platform()) {
            core.flow().add(argument, core.objects().made(type, new Variable(), false));
        } else if (type != null) {
            havoc.open(argument, type, "what the server hands to an exception");
        }
    }

    /** {@return what asks the exceptions with which an object may fail, as a future that has them, or null} */
    private Node failing(AbstractObject object) {
        AbstractObject kept = object.behind == null ? object : object.behind;
        if (isException(kept)) {
            return asking(kept);
        }
        if (kept.content == null && !mayFail(kept)) {
            return null;
        }
        Node known = failing.get(kept);
        if (known == null) {
            known = core.graph().standing(THROWN);
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
                        && (core.classes().function(object.type) != null || isOurs(object.type));
    }

    private Stream<AbstractObject> called(AbstractObject object) {
        return classes(object).stream().filter(one -> isCalled(one.type))
                .filter(one -> !overrides.of(one.type, true).isEmpty());
    }

    private void fail(Node node, AbstractObject object) {
        if (object.kind == AbstractObject.Kind.LAMBDA) {
            fail(node, object.lambda.node);
        }
        if (object.kind == AbstractObject.Kind.OBJECT || isOurs(object.type)) {
            called(object).forEach(one -> overrides.of(one.type, true).forEach(override -> fail(node, override)));
        }
        if (object.kind == AbstractObject.Kind.ANY && core.classes().function(object.type) != null) {
            functions.each(object.type, function -> arrow(node, failing(function)));
        }
        if (object.content != null) {
            arrow(node, holding(object.content));
        }
    }

    private boolean isOurs(String type) {
        Shape shape = type == null || type.startsWith("[") ? null : core.classes().shape(type);
        return shape != null && shape.application();
    }

    /** Whether reviewed code may call an object otherwise than any object: it is a function, a stage, a source. */
    private boolean isCalled(String type) {
        return core.classes().supertypes(type).stream().anyMatch(above -> !PLAIN.contains(above) && !isOurs(above));
    }

    /** {@return what asks all with which something fails that is held} */
    private Node holding(Variable content) {
        Node known = holding.get(content);
        if (known == null) {
            known = core.graph().standing(THROWN);
            holding.put(content, known);
            fails(known, content);
        }
        return known;
    }

    /** What runs elsewhere fails here. */
    private void fail(Node node, Node function) {
        arrow(node, core.graph().failures(function));
        fails(node, function.result);
    }
}
