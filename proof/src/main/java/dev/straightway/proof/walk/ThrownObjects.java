package dev.straightway.proof.walk;

import java.util.List;
import java.util.function.Consumer;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/**
 * Knows what is thrown, and lets reviewed code hand it on: to functions that take a failure, as the cause of an exception of
 * its own, or by throwing what it holds.
 */
final class ThrownObjects {

    static final String THROWABLE = "java/lang/Throwable";

    /** Types that keep what a function throws, and hand it to another one, which may take it for any object. */
    private static final List<String> KEEPERS = List.of("java/util/concurrent/CompletionStage",
            "java/util/concurrent/CompletableFuture", "java/util/concurrent/Future", "io/smallrye/mutiny/", "io/vertx/core/");

    private final Core core;
    /** Thrown by anything that is walked, or by reviewed code that was given it. */
    private final Variable thrown = new Variable();
    /** What is held by an exception that reviewed code makes. */
    private final Variable causes = new Variable();

    ThrownObjects(Core core) {
        this.core = core;
        core.flow().edge(thrown, causes, null);
    }

    /**
     * What is thrown is an exception, whatever else isn't known of it: one of the application, or one that is like all others.
     */
    void thrown(Variable value) {
        core.flow().listen(value, object -> core.flow().add(thrown,
                object.kind == AbstractObject.Kind.UNKNOWN ? core.objects().any(THROWABLE) : object));
    }

    /** Tells of what is thrown: objects whose classes are known, and others. */
    void listen(Consumer<AbstractObject> listener) {
        core.flow().listen(thrown, listener);
    }

    /**
     * A handler gets all that is thrown of its type: what walked code throws, and what reviewed code makes, which is one object
     * for each type, as it may be made of any other one.
     */
    void caught(Variable out, String type) {
        core.flow().edge(thrown, out, type);
        Shape shape = core.classes().shape(type);
        core.flow().add(out, shape == null || !shape.platform() ? core.objects().any(type)
                : core.objects().made(type, causes, false));
    }

    /** {@return whether values of a type are failures, or hold them} */
    boolean is(String type) {
        String element = TypeNames.isArray(type) ? TypeNames.element(type) : type;
        return element != null && !TypeNames.isArray(element) && core.classes().subtype(element, THROWABLE);
    }

    /** Lets a value of a type be what is thrown, if it is a failure. */
    void give(Variable to, String type) {
        if (is(type)) {
            core.flow().edge(thrown, to, TypeNames.isArray(type) ? TypeNames.element(type) : type);
        }
    }

    /** {@return whether reviewed code keeps what its functions throw} */
    boolean keeps(Method named) {
        return KEEPERS.stream().anyMatch(named.owner()::startsWith);
    }

    /** Lets reviewed code that keeps failures hand them to its functions. */
    void keep(Method named, Variable given) {
        if (keeps(named)) {
            core.flow().edge(thrown, given, null);
        }
    }

    /** Lets other code throw what it may have been given to throw: {@code orElseThrow(Missing::new)}. */
    void may(AbstractObject object) {
        boolean one = object.kind == AbstractObject.Kind.OBJECT || object.kind == AbstractObject.Kind.ANY
                || object.kind == AbstractObject.Kind.PLATFORM;
        if (one && is(object.type)) {
            core.flow().add(thrown, object);
        }
    }
}
