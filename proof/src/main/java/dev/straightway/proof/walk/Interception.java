package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.proof.code.TypeNames;

/**
 * Lets interceptors and decorators have what goes into the methods around which they stand, and what comes out: they may change
 * it, and may hand in something else.
 * <p>
 * Each method of an interceptor is given a context of its own, which tells around what it stands, whichever code asks it.
 */
final class Interception {

    private static final String CONTEXT = "jakarta/interceptor/InvocationContext";

    private final Core core;
    private final Map<Node, AbstractObject> contexts = new HashMap<>();
    private final Map<AbstractObject, Values> byContext = new HashMap<>();
    /** The contexts around the making of objects, by their type. */
    private final Map<String, AbstractObject> lives = new HashMap<>();
    private final Values all = new Values();
    /** Around constructors, and whatever else makes or ends an object. */
    private final Values life = new Values();
    /** Those of beans. */
    private final List<Node> constructors = new ArrayList<>();
    private boolean lifeAsked;
    /** What interceptors leave for each other. */
    private final Variable shared = new Variable();

    /** What is handed to methods, what is handed on to them, what they return, and the objects that have them. */
    private record Values(Variable in, Variable on, Variable out, Variable target) {

        Values() {
            this(new Variable(), new Variable(), new Variable(), new Variable());
        }
    }

    Interception(Core core) {
        this.core = core;
    }

    /** Takes what stands around a method; what it returns is what callers of the method get. */
    void add(Node target, Node around) {
        if (!around.isStatic()) {
            core.flow().add(around.parameters.get(0), core.objects().any(around.types.get(0)));
        }
        int context = context(around);
        if (context >= 0) {
            AbstractObject own = contexts.computeIfAbsent(around, key -> made(key.types.get(context), new Values()));
            core.flow().add(around.parameters.get(context), own);
            List.of(byContext.get(own), all).forEach(values -> connect(target, values));
        } else {
            decorate(target, around);
        }
    }

    /** The container hands in a context of its own, by which it may be declared. */
    private int context(Node around) {
        for (int i = 0; i < around.types.size(); i++) {
            String type = around.types.get(i);
            if (type != null && !TypeNames.isArray(type) && core.classes().subtype(type, CONTEXT)) {
                return i;
            }
        }
        return -1;
    }

    private AbstractObject made(String type, Values values) {
        AbstractObject context = AbstractObject.of(AbstractObject.Kind.ANY, type, core.objects().any(CONTEXT).content);
        byContext.put(context, values);
        return context;
    }

    private void connect(Node target, Values values) {
        core.flow().edge(target.result, values.out(), null);
        if (!target.isStatic()) {
            core.flow().edge(target.parameters.get(0), values.target(), null);
        }
        for (int i = target.first(); i < target.parameters.size(); i++) {
            if (target.types.get(i) != null) {
                core.flow().edge(target.parameters.get(i), values.in(), null);
                core.flow().edge(values.on(), target.parameters.get(i), target.types.get(i));
            }
        }
    }

    /** Takes an object that is made with interceptors, which may stand around that too. */
    void made(AbstractObject bean) {
        core.flow().add(all.target(), bean);
    }

    /** Takes a constructor around which interceptors may stand. */
    void constructs(Node constructor) {
        constructors.add(constructor);
        if (lifeAsked) {
            connect(constructor, life);
        }
    }

    /** Takes a method of an interceptor that stands around the making or the end of objects. */
    void ofLife(Node around) {
        int context = context(around);
        if (context >= 0) {
            core.flow().add(around.parameters.get(context),
                    lives.computeIfAbsent(around.types.get(context), type -> made(type, life)));
        }
    }

    /** An interceptor may stand around the making of any bean, also of one that no route asks for. */
    private void askLife() {
        if (!lifeAsked) {
            lifeAsked = true;
            constructors.forEach(constructor -> connect(constructor, life));
            core.classes().shapes()
                    .filter(shape -> !shape.isAbstract() && core.annotations().isBean(core.classes(), shape))
                    .forEach(shape -> core.flow().add(life.target(), core.objects().object(shape.name())));
        }
    }

    /** A decorator has the parameters of the method; type variables may be others there. */
    private void decorate(Node target, Node decorator) {
        for (int i = target.first(); i < target.parameters.size(); i++) {
            for (int j = decorator.first(); j < decorator.parameters.size(); j++) {
                if (target.types.get(i) != null && decorator.types.get(j) != null) {
                    core.flow().edge(target.parameters.get(i), decorator.parameters.get(j), decorator.types.get(j));
                }
            }
        }
    }

    /** {@return whether a reviewed method gives an interceptor what goes in or comes out, and has done so now} */
    boolean gives(Invocation invocation, AbstractObject self) {
        if (!core.classes().subtype(invocation.named().owner(), CONTEXT)) {
            return false;
        }
        Values values = byContext.getOrDefault(self, all);
        if (values == life) {
            askLife();
        }
        switch (invocation.named().name()) {
            case "proceed" -> {
                core.flow().edge(values.out(), invocation.result(), null);
                return true;
            }
            case "getParameters" -> {
                core.flow().edge(values.in(), values.on(), null);
                core.flow().add(invocation.result(), core.objects().array(invocation.returns(), values.on()));
                return true;
            }
            case "setParameters" -> core.flow().listen(invocation.others().get(0), array -> {
                if (array.content != null) {
                    core.flow().edge(array.content, values.on(), null);
                }
            });
            case "getTarget" -> {
                core.flow().edge(values.target(), invocation.result(), null);
                return true;
            }
            case "getContextData" -> {
                core.flow().add(invocation.result(), core.objects().made(invocation.returns(), shared, true));
                return true;
            }
            default -> {
                // tells of the method, or of bindings
            }
        }
        return false;
    }
}
