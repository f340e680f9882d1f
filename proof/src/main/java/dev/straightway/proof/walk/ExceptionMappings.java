package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Shape;

/**
 * Lets whoever may throw an exception of the application call what is mapped to it.
 * <p>
 * Only the application throws what only the application has made: by an instruction, or by reviewed code that is given it for
 * that. What is thrown again where it was caught has been thrown by something that was called there, so it isn't counted twice.
 */
final class ExceptionMappings {

    private static final List<String> KEEPERS = List.of("java/util/concurrent/Future", "java/util/concurrent/CompletionStage",
            "io/vertx/core/Future");
    private static final String MUTINY = "io/smallrye/mutiny/";

    private final World world;
    private final Map<String, Node> mapped = new LinkedHashMap<>();
    private final List<Throwing> throwing = new ArrayList<>();
    private final Set<Node> keeping = new HashSet<>();

    /** A method that throws a value. */
    private record Throwing(Node node, Variable value) {
    }

    ExceptionMappings(World world) {
        this.world = world;
    }

    /** {@return whether only code that is walked makes exceptions of a type} */
    boolean follows(String thrown) {
        Shape shape = world.classes.shape(thrown);
        return shape != null && shape.application();
    }

    /** Lets exceptions of a type of the application lead to a node. */
    void add(String thrown, Node node) {
        Node all = mapped.computeIfAbsent(thrown, key -> {
            Node hidden = world.hidden(node.method());
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
    }

    private void listen(Throwing one, String type, Node target) {
        world.flow.listen(one.value(), object -> {
            if (world.objects.take(object, type) != null) {
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
            world.flow.listen(invocation.others().get(0), supplier -> supplied(caller, supplier));
        }
        if (keeps(named.owner())) {
            any(caller);
        }
    }

    private boolean keeps(String type) {
        boolean keeps = type.startsWith(MUTINY);
        for (int i = 0; i < KEEPERS.size() && !keeps; i++) {
            keeps = !type.startsWith("[") && world.classes.subtype(type, KEEPERS.get(i));
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
        world.arrow(from, to, new CallSite(from, null));
    }
}
