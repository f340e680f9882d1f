package dev.straightway.deployment.reach.walk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets interceptors and decorators have what goes into the methods around which they stand, and what comes out: they may change
 * it, and may hand in something else.
 * <p>
 * Each method of an interceptor is given a context of its own, which tells around what it stands, whichever code asks it.
 */
final class Intercepted {

    private static final String CONTEXT = "jakarta/interceptor/InvocationContext";

    private final World world;
    private final Map<Node, Thing> contexts = new HashMap<>();
    private final Map<Thing, Values> byContext = new HashMap<>();
    private final Values all = new Values();
    /** What interceptors leave for each other. */
    private final Var shared = new Var();

    /** What is handed to methods, what is handed on to them, what they return, and the objects that have them. */
    private record Values(Var in, Var on, Var out, Var target) {

        Values() {
            this(new Var(), new Var(), new Var(), new Var());
        }
    }

    Intercepted(World world) {
        this.world = world;
    }

    /** Takes what stands around a method; what it returns is what callers of the method get. */
    void add(Node target, Node around) {
        if (!around.isStatic()) {
            world.flow.add(around.parameters.get(0), world.things.any(around.types.get(0)));
        }
        if (around.types.contains(CONTEXT)) {
            int context = around.types.indexOf(CONTEXT);
            Thing own = contexts.computeIfAbsent(around, this::context);
            world.flow.add(around.parameters.get(context), own);
            List.of(byContext.get(own), all).forEach(values -> connect(target, values));
        } else {
            decorate(target, around);
        }
    }

    private Thing context(Node around) {
        Thing context = Thing.of(Thing.Kind.ANY, CONTEXT, world.things.any(CONTEXT).content);
        byContext.put(context, new Values());
        return context;
    }

    private void connect(Node target, Values values) {
        world.flow.edge(target.result, values.out(), null);
        if (!target.isStatic()) {
            world.flow.edge(target.parameters.get(0), values.target(), null);
        }
        for (int i = target.first(); i < target.parameters.size(); i++) {
            if (target.types.get(i) != null) {
                world.flow.edge(target.parameters.get(i), values.in(), null);
                world.flow.edge(values.on(), target.parameters.get(i), target.types.get(i));
            }
        }
    }

    /** Takes an object that is made with interceptors, which may stand around that too. */
    void made(Thing bean) {
        world.flow.add(all.target(), bean);
    }

    /** A decorator has the parameters of the method; type variables may be others there. */
    private void decorate(Node target, Node decorator) {
        for (int i = target.first(); i < target.parameters.size(); i++) {
            for (int j = decorator.first(); j < decorator.parameters.size(); j++) {
                if (target.types.get(i) != null && decorator.types.get(j) != null) {
                    world.flow.edge(target.parameters.get(i), decorator.parameters.get(j), decorator.types.get(j));
                }
            }
        }
    }

    /** {@return whether a reviewed method gives an interceptor what goes in or comes out, and has done so now} */
    boolean gives(Spec spec, Thing self) {
        if (!world.classes.subtype(spec.named().owner(), CONTEXT)) {
            return false;
        }
        Values values = byContext.getOrDefault(self, all);
        switch (spec.named().name()) {
            case "proceed" -> {
                world.flow.edge(values.out(), spec.result(), null);
                return true;
            }
            case "getParameters" -> {
                world.flow.edge(values.in(), values.on(), null);
                world.flow.add(spec.result(), world.things.array(spec.returns(), values.on()));
                return true;
            }
            case "setParameters" -> world.flow.listen(spec.others().get(0), array -> {
                if (array.content != null) {
                    world.flow.edge(array.content, values.on(), null);
                }
            });
            case "getTarget" -> {
                world.flow.edge(values.target(), spec.result(), null);
                return true;
            }
            case "getContextData" -> {
                world.flow.add(spec.result(), world.things.made(spec.returns(), shared, true));
                return true;
            }
            default -> {
                // tells of the method, or of bindings
            }
        }
        return false;
    }
}
