package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/**
 * Lets code that may throw an exception of the application call the mapper of that exception.
 * <p>
 * Only the application throws what only the application has made: by an instruction, or by reviewed code that is given it for
 * that. What is thrown again where it was caught has been thrown by something that was called there, so it isn't counted twice.
 */
final class ExceptionMappings {

    private static final List<String> KEEPERS = List.of("java/util/concurrent/Future", "java/util/concurrent/CompletionStage",
            "io/vertx/core/Future");
    private static final String MUTINY = "io/smallrye/mutiny/";
    private static final String ANSWERING = "jakarta/ws/rs/WebApplicationException";
    private static final String RESPONSE = "jakarta/ws/rs/core/Response";

    private final Core core;
    private final Json json;
    private final Map<String, Node> mapped = new LinkedHashMap<>();
    private final List<Throwing> throwing = new ArrayList<>();
    private final Set<Node> keeping = new HashSet<>();
    /** What answers for exceptions. */
    private final Map<AbstractObject, Variable> responses = new HashMap<>();

    /** A method that throws a value. */
    private record Throwing(Node node, Variable value) {
    }

    ExceptionMappings(Core core, Json json) {
        this.core = core;
        this.json = json;
    }

    /** {@return whether only code that is walked makes exceptions of a type} */
    boolean follows(String thrown) {
        Shape shape = core.classes().shape(thrown);
        return shape != null && shape.application();
    }

    /** Lets exceptions of a type of the application lead to a node. */
    void add(String thrown, Node node) {
        Node all = mapped.computeIfAbsent(thrown, key -> {
            Node hidden = core.graph().hidden(node.method());
            List.copyOf(throwing).forEach(one -> listen(one, key, hidden));
            List.copyOf(keeping).forEach(one -> arrow(one, hidden));
            return hidden;
        });
        arrow(all, node);
    }

    /** Reads what a method throws. */
    void read(Node node, Body body, Function<int[], Variable> values) {
        Set<Integer> caught = null;
        for (Op op : body.ops()) {
            if (op instanceof Op.Throw thrown) {
                caught = caught == null ? caught(body) : caught;
                int[] own = without(thrown.value(), caught);
                if (own.length > 0) {
                    thrown(node, values.apply(own));
                }
            }
        }
    }

    private static int[] without(int[] values, Set<Integer> caught) {
        return Arrays.stream(values).filter(number -> !caught.contains(number)).toArray();
    }

    /** {@return the values that were caught, and those that are cast of nothing else} */
    private static Set<Integer> caught(Body body) {
        Set<Integer> caught = new HashSet<>();
        body.ops().stream().filter(Op.Catch.class::isInstance).forEach(op -> caught.add(((Op.Catch) op).out()));
        boolean more = !caught.isEmpty();
        while (more) {
            more = false;
            for (Op op : body.ops()) {
                more |= op instanceof Op.Cast cast && Arrays.stream(cast.value()).allMatch(caught::contains)
                        && caught.add(cast.out());
            }
        }
        return caught;
    }

    private void thrown(Node node, Variable value) {
        Throwing one = new Throwing(node, value);
        throwing.add(one);
        mapped.forEach((type, target) -> listen(one, type, target));
        answered(one);
    }

    /** The response that an exception holds is what answers, wherever it was made. */
    private void answered(Throwing one) {
        Variable responses = new Variable();
        core.flow().listen(one.value(), object -> {
            if (object.type != null && core.classes().subtype(object.type, ANSWERING)) {
                core.flow().edge(response(object), responses, null);
                json.entity(one.node(), responses);
            }
        });
    }

    /** {@return whether a reviewed method gives the response of an exception, and has done so now} */
    boolean gives(Invocation invocation, AbstractObject self) {
        boolean gives = self != null && self.type != null && invocation.named().name().equals("getResponse")
                && core.classes().subtype(self.type, ANSWERING);
        if (gives) {
            core.flow().edge(response(self), invocation.result(), null);
        }
        return gives;
    }

    /** {@return the responses that an exception may have: those that it was made with, and one that it makes itself} */
    private Variable response(AbstractObject exception) {
        Variable known = responses.get(exception);
        if (known == null) {
            known = new Variable();
            responses.put(exception, known);
            core.flow().add(known, core.objects().made(RESPONSE, new Variable(), true));
            if (exception.kind == AbstractObject.Kind.ANY) {
                for (String below : core.classes().concrete(exception.type)) {
                    core.flow().edge(response(core.objects().object(below)), known, null);
                }
            }
        }
        return known;
    }

    /** An exception has the response that its constructor is given, and no other later. */
    private void made(Invocation invocation) {
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        for (int i = 0; i < types.length; i++) {
            if (RESPONSE.equals(TypeNames.reference(types[i]))) {
                Variable given = invocation.others().get(i);
                core.flow().listen(invocation.receiver(), self -> core.flow().edge(given, response(self), null));
            }
        }
    }

    private void listen(Throwing one, String type, Node target) {
        core.flow().listen(one.value(), object -> {
            if (core.objects().take(object, type) != null) {
                arrow(one.node(), target);
            }
        });
    }

    /**
     * Reviewed code may throw what it is given for that: {@code orElseThrow(Missing::new)}. What keeps the failure of other
     * code may throw anything that was thrown anywhere.
     */
    void called(Node caller, Invocation invocation) {
        Method named = invocation.named();
        if (named.name().equals("orElseThrow") && invocation.others().size() == 1) {
            core.flow().listen(invocation.others().get(0), supplier -> supplied(caller, supplier));
        }
        if (named.constructor() && core.classes().subtype(named.owner(), ANSWERING)) {
            made(invocation);
        }
        if (keeps(named.owner())) {
            any(caller);
        }
    }

    private boolean keeps(String type) {
        boolean keeps = type.startsWith(MUTINY);
        for (int i = 0; i < KEEPERS.size() && !keeps; i++) {
            keeps = !type.startsWith("[") && core.classes().subtype(type, KEEPERS.get(i));
        }
        return keeps;
    }

    private void supplied(Node caller, AbstractObject supplier) {
        if (supplier.kind == AbstractObject.Kind.LAMBDA) {
            thrown(caller, supplier.lambda.node.result);
        } else {
            any(caller);
        }
    }

    private void any(Node caller) {
        if (keeping.add(caller)) {
            mapped.values().forEach(target -> arrow(caller, target));
        }
    }

    private void arrow(Node from, Node to) {
        core.graph().arrow(from, to, new CallSite(from, null));
    }
}
