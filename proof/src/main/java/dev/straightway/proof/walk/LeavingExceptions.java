package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Lets the server ask the exceptions that may leave a route for what their classes override: the server answers with their
 * response, and logs their message, their stack trace, and their causes with them.
 * <p>
 * A method that throws an exception has an arrow to the node that asks it, so the route pays for what the code throws that it
 * reaches. {@link LaterFailures} knows what is thrown by asking a future.
 */
final class LeavingExceptions {

    private static final List<String> TAKERS = List.of("jakarta/ws/rs/", "io/vertx/");

    private static final String RESPONSE = "jakarta/ws/rs/core/Response";
    static final Method THROWN = new Method(ThrownObjects.THROWABLE, "printStackTrace", "()V");
    private static final Method ANSWERED = new Method(ExceptionResponses.ANSWERING, "getResponse", "()L" + RESPONSE + ";");

    private final Core core;
    private final Overrides overrides;
    private final Havoc havoc;
    private final Connector connector;
    private final HeldExceptions held;
    private final ExceptionResponses responses;
    private final Json json;
    private final Map<AbstractObject, Node> asking = new IdentityHashMap<>();
    private final Map<AbstractObject, Node> itself = new IdentityHashMap<>();
    private final Map<Variable, Node> elements = new IdentityHashMap<>();
    private final Map<Node, Node> throwing = new HashMap<>();
    private final Map<String, Boolean> handedOn = new HashMap<>();
    private final Set<Invocation> known = new HashSet<>();

    LeavingExceptions(Core core, Overrides overrides, Havoc havoc, Connector connector,
            HeldExceptions held, ExceptionResponses responses, Json json) {
        this.core = core;
        this.overrides = overrides;
        this.havoc = havoc;
        this.connector = connector;
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

    /** Takes a call of a reviewed method that is given an exception to answer with. */
    void called(Node caller, Invocation invocation) {
        boolean taker = !invocation.named().constructor() && TAKERS.stream().anyMatch(invocation.named().owner()::startsWith);
        if (taker && isNew(invocation)) {
            invocation.others().forEach(argument -> ask(caller, argument));
        }
    }

    /** {@return whether nothing was taken of a call before} */
    boolean isNew(Invocation invocation) {
        return known.add(invocation);
    }

    void arrow(Node from, Node to) {
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

    /** {@return what asks an exception; null for other objects} */
    Node asking(AbstractObject object) {
        AbstractObject exception = known(object.unproxied());
        Node known = asking.get(exception);
        if (known == null && isException(exception)) {
            known = core.graph().standing(THROWN);
            asking.put(exception, known);
            arrow(known, itself(exception));
            held.asked(known, exception);
            if (exception.content != null) {
                arrow(known, asking(exception.content));
            }
        }
        return known;
    }

    /** What isn't known may be any exception of the application, unless unseen code has made it that isn't the container. */
    private AbstractObject known(AbstractObject exception) {
        return exception.kind == AbstractObject.Kind.UNKNOWN && (!exception.foreign || core.objects().isHandedOut(exception))
                ? core.objects().any(ThrownObjects.THROWABLE)
                : exception;
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

    boolean isException(AbstractObject object) {
        return object.type != null && !TypeNames.isArray(object.type)
                && core.classes().subtype(object.type, ThrownObjects.THROWABLE);
    }

    private void ask(Node node, AbstractObject exception) {
        classes(exception).forEach(one -> overrides.of(one.type, true).stream()
                .filter(override -> !core.reviews().vouches(override.found, true))
                .forEach(override -> run(node, override, one)));
        responses.answer(node, exception);
    }

    /** {@return objects of the classes of the application that an object may be of} */
    List<AbstractObject> classes(AbstractObject object) {
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
        Shape shape = core.classes().shape(type);
        if (TypeNames.OBJECT.equals(type)) {
            core.flow().add(argument, exception);
        } else if (shape != null && shape.platform()) {
            core.flow().add(argument, core.objects().made(type, new Variable(), false));
        } else if (type != null) {
            havoc.open(argument, type, Cause.of(ReasonKind.FRAMEWORK, "what the server hands to an exception"));
        }
    }

    boolean isOurs(String type) {
        Shape shape = core.classes().shape(type);
        return shape != null && shape.application();
    }
}
