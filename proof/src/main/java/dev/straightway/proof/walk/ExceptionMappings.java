package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;

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
    /** What they give of an exception is asked with it. */
    private static final Set<String> CAUSES = Set.of("getCause", "getSuppressed");
    private static final String MUTINY = "io/smallrye/mutiny/";

    private final Core core;
    private final LeavingExceptions leaving;
    private final LaterFailures later;
    private final Map<String, Node> mapped = new LinkedHashMap<>();
    private final List<Throwing> throwing = new ArrayList<>();
    private final Set<Node> keeping = new LinkedHashSet<>();

    /** A method that throws a value. */
    private record Throwing(Node node, Variable value) {
    }

    ExceptionMappings(Core core, LeavingExceptions leaving, LaterFailures later) {
        this.core = core;
        this.leaving = leaving;
        this.later = later;
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
        if (body.ops().stream().noneMatch(op -> op instanceof Op.Throw || !HandedValues.causes(op, core.classes()).isEmpty())) {
            return;
        }
        Set<Integer> caught = caught(body, Set.of());
        Set<Integer> causes = caught(body, CAUSES);
        Set<Integer> made = HandedValues.made(body);
        int given = node.method.constructor() && core.classes().subtype(node.method.owner(), ThrownObjects.THROWABLE)
                ? node.parameters.size()
                : 0;
        IntConsumer leave = number -> leave(node, values.apply(new int[] { number }), causes.contains(number),
                made.contains(number), HandedValues.hands(body, number, core.classes()));
        for (Op op : body.ops()) {
            if (op instanceof Op.Throw thrown) {
                int[] own = without(thrown.value(), caught);
                if (own.length > 0) {
                    mapped(node, values.apply(own));
                }
                Arrays.stream(thrown.value()).forEach(leave);
            }
            HandedValues.causes(op, core.classes()).stream().flatMapToInt(Arrays::stream)
                    .filter(number -> number < 0 || number >= given) // whoever calls the constructor puts them in
                    .forEach(leave);
        }
    }

    private void leave(Node node, Variable value, boolean caught, boolean made, boolean handed) {
        if (caught && handed) {
            leaving.again(node, value);
        } else if (made && !handed) {
            leaving.made(node, value);
        } else if (!caught) {
            leaving.thrown(node, value);
        }
    }

    private static int[] without(int[] values, Set<Integer> caught) {
        return Arrays.stream(values).filter(number -> !caught.contains(number)).toArray();
    }

    /** {@return the values that were caught, and those that are cast or got of nothing else} */
    private static Set<Integer> caught(Body body, Set<String> getters) {
        Set<Integer> caught = new HashSet<>();
        body.ops().stream().filter(Op.Catch.class::isInstance).forEach(op -> caught.add(((Op.Catch) op).out()));
        boolean more = !caught.isEmpty();
        while (more) {
            more = false;
            for (Op op : body.ops()) {
                more |= op instanceof Op.Cast cast && all(cast.value(), caught) && caught.add(cast.out())
                        || !getters.isEmpty() && op instanceof Op.Load load && all(load.array(), caught)
                                && caught.add(load.out())
                        || op instanceof Op.Call call && getters.contains(call.method().name())
                                && call.arguments().size() == 1 && all(call.arguments().get(0), caught)
                                && caught.add(call.out());
            }
        }
        return caught;
    }

    private static boolean all(int[] values, Set<Integer> caught) {
        return Arrays.stream(values).allMatch(caught::contains);
    }

    private void mapped(Node node, Variable value) {
        Throwing one = new Throwing(node, value);
        throwing.add(one);
        mapped.forEach((type, target) -> listen(one, type, target));
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
        if (keeps(named.owner())) {
            any(caller);
            later.kept(caller, invocation);
        }
    }

    /** What a resource method returns may have failed long before; a method of a generic class may return such a thing, too. */
    void returned(Node route, Node method) {
        String type = method.method.returned();
        if (type == null || TypeNames.isArray(type)) {
            return;
        }
        if (keeps(type)) {
            any(route);
        } else if (KEEPERS.stream().anyMatch(keeper -> SubscribedResults.mayBe(core.classes(), method, keeper))) {
            core.flow().listen(method.result, object -> {
                String seen = object.unproxied().type;
                if (seen == null || keeps(seen)) {
                    any(route);
                }
            });
        }
    }

    private boolean keeps(String type) {
        boolean keeps = type.startsWith(MUTINY);
        for (int i = 0; i < KEEPERS.size() && !keeps; i++) {
            keeps = !TypeNames.isArray(type) && core.classes().subtype(type, KEEPERS.get(i));
        }
        return keeps;
    }

    private void supplied(Node caller, AbstractObject supplier) {
        later.supplied(caller, supplier);
        if (supplier.kind == AbstractObject.Kind.LAMBDA) {
            mapped(caller, supplier.lambda.node.result);
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
