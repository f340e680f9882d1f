package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/**
 * Follows what the container hands out where nobody sees which bean that is: it may be of a class that the container generates,
 * with interceptors or as a proxy, though its type is a class that is seen.
 * <p>
 * So it stays unseen, whatever it is used as. The same holds for what is got of it by calls that aren't seen: the elements of a
 * stream of beans, of an iterator or of a list, what a function is handed that goes into such a call, and what a call returns
 * that is given beans.
 */
final class HandedBeans {

    private static final List<String> CONTAINER = List.of("io/quarkus/arc/", "jakarta/enterprise/", "jakarta/inject/",
            "jakarta/ws/rs/container/ResourceContext", "jakarta/ws/rs/ext/Providers");

    private final Core core;
    private final Overrides overrides;
    private final Functions functions;
    /** What beans are put into, with all that it holds. */
    private final Set<Variable> taken = new HashSet<>();
    private final Set<AbstractObject> filled = new HashSet<>();
    private final Set<Node> called = new HashSet<>();
    private final Map<Variable, Watch> watched = new HashMap<>();
    /** Null once the container has handed something out. */
    private List<Runnable> waiting = new ArrayList<>();

    /** Tells once that a value is something that gives beans, or holds such a thing. */
    private static final class Watch {
        private boolean gives;
        private final List<Runnable> waiting = new ArrayList<>();

        void gives() {
            if (!gives) {
                gives = true;
                waiting.forEach(Runnable::run);
                waiting.clear();
            }
        }

        void then(Runnable task) {
            if (gives) {
                task.run();
            } else {
                waiting.add(task);
            }
        }
    }

    HandedBeans(Core core, Overrides overrides, Functions functions) {
        this.core = core;
        this.overrides = overrides;
        this.functions = functions;
    }

    /** {@return whether a call that isn't seen is one of the container, or of what it has handed out, and gives such} */
    boolean gives(Invocation invocation, AbstractObject self) {
        return ofContainer(invocation, self) && mayBe(invocation.returns());
    }

    private boolean ofContainer(Invocation invocation, AbstractObject self) {
        return ofContainer(invocation.named().owner())
                || self != null && (core.objects().isHandedOut(self) || self.type != null && ofContainer(self.type));
    }

    private static boolean ofContainer(String type) {
        return CONTAINER.stream().anyMatch(type::startsWith);
    }

    /** Whether something of a type may be a bean, or hold one. */
    private boolean mayBe(String type) {
        if (type == null) {
            return false;
        }
        Shape shape = core.classes().shape(type);
        return shape == null || !shape.platform() || type.equals(TypeNames.OBJECT)
                || !AbstractObjects.isValue(type) && !type.equals("java/lang/Class");
    }

    /** Takes a call that isn't seen; {@code self} is the receiver, or null for all that it may be. */
    void call(CallSite site, Invocation invocation, AbstractObject self) {
        Runnable hand = () -> hand(invocation, site.caller);
        if (ofContainer(invocation, self)) {
            hand.run();
        } else {
            List<Variable> given = self == null ? invocation.arguments() : invocation.others();
            whenGiven(self, given, hand);
        }
    }

    private void hand(Invocation invocation, Node caller) {
        if (mayBe(invocation.returns())) {
            give(invocation.result(), UnseenCode.returned(invocation.named(), caller));
        }
        UnseenCode code = UnseenCode.call(invocation.named(), caller);
        invocation.others().forEach(argument -> take(argument, code));
    }

    /** Takes a method of a library that isn't followed. */
    void leave(Node node, String returns) {
        whenGiven(null, node.parameters, () -> {
            if (mayBe(returns)) {
                give(node.result, LibraryCutoff.returned(node));
            }
            node.parameters.forEach(parameter -> take(parameter, LibraryCutoff.rest(node)));
        });
    }

    private void give(Variable to, Cause cause) {
        core.flow().add(to, core.objects().handedOut(cause));
        if (waiting != null) {
            List<Runnable> tasks = waiting;
            waiting = null;
            tasks.forEach(core.flow()::later);
        }
    }

    /** Does something once the container has handed something out. */
    void onceHandedOut(Runnable task) {
        if (waiting != null) {
            waiting.add(task);
        } else {
            core.flow().later(task);
        }
    }

    /** In most applications the container hands out nothing in such a way: then nobody looks. */
    private void whenGiven(AbstractObject self, List<Variable> values, Runnable task) {
        if (waiting != null) {
            waiting.add(() -> whenGiven(self, values, task));
            return;
        }
        if (self != null && self.content != null) {
            watch(self.content).then(task);
        }
        values.forEach(value -> watch(value).then(task));
    }

    private Watch watch(Variable value) {
        Watch known = watched.get(value);
        if (known != null) {
            return known;
        }
        Watch watch = new Watch();
        watched.put(value, watch);
        core.flow().listen(value, object -> {
            if (core.objects().isHandedOut(object)) {
                watch.gives();
            } else if (object.content != null) {
                watch(object.content).then(watch::gives);
            }
        });
        return watch;
    }

    /** Lets such a call have objects: it fills them with beans, and calls them with some. */
    private void take(Variable given, UnseenCode code) {
        if (taken.add(given)) {
            core.flow().listen(given, object -> take(object, code));
        }
    }

    private void take(AbstractObject given, UnseenCode code) {
        AbstractObject object = given.unproxied();
        if (!filled.add(object)) {
            return;
        }
        if (object.content != null) {
            give(object.content, code.puts());
            take(object.content, code);
        }
        switch (object.kind) {
            case LAMBDA -> function(object, code);
            case OBJECT -> methods(object.type, code);
            case ANY -> {
                core.classes().concreteOfApplication(object.type).forEach(one -> methods(one, code));
                functions.each(object.type, one -> function(one, code));
            }
            default -> {
                // what may hold beans, but has no code that is walked
            }
        }
    }

    private void function(AbstractObject object, UnseenCode code) {
        call(object.lambda.node, code);
        overrides.of(object.lambda, true).forEach(node -> call(node, code));
    }

    private void methods(String type, UnseenCode code) {
        if (core.classes().application().contains(type)) {
            overrides.of(type, true).forEach(node -> call(node, code));
        }
    }

    private void call(Node node, UnseenCode code) {
        if (called.add(node)) {
            Cause hands = code.hands();
            for (int i = node.first(); i < node.parameters.size(); i++) {
                if (mayBe(node.types.get(i))) {
                    give(node.parameters.get(i), hands);
                }
            }
            take(node.result, code);
        }
    }
}
