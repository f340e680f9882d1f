package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Knows the exceptions whose monitor code may hold for long: it locks them, or their class has synchronized methods of its own.
 * Who asks such an exception for its cause, and the like, may have to wait.
 */
final class HeldExceptions {

    /** Methods of {@code Throwable} that take its monitor; they hold it for moments. */
    private static final Set<String> LOCKING = Set.of("getCause", "initCause", "addSuppressed", "getSuppressed",
            "getStackTrace", "setStackTrace", "fillInStackTrace", "getException", "getUndeclaredThrowable", "iterator",
            "forEach",
            "spliterator");
    /** What asks an exception for its text: one whose message the machine finds locks itself for that. */
    private static final Set<String> TELLING = Set.of("getMessage", "getLocalizedMessage", "toString");
    private static final String TELLS = "java/lang/NullPointerException";
    private static final Judgement WAITS = Judgement.blocks(ReasonKind.HELD_MONITOR,
            "waits for the monitor of an exception that other code holds");

    private final Core core;
    private final ThrownObjects thrown;
    /** What walked code locks, if it may be an exception. */
    private final Variable locked = new Variable();
    /** Where the first code is that locks an object. */
    private final Map<AbstractObject, Cause> locks = new IdentityHashMap<>();
    private final Map<String, Optional<Cause>> holding = new HashMap<>();

    HeldExceptions(Core core, ThrownObjects thrown) {
        this.core = core;
        this.thrown = thrown;
    }

    /** Takes what code enters the monitor of. */
    void lock(Variable value, Cause lock) {
        core.flow().listen(value, taken -> {
            AbstractObject object = taken.unproxied();
            if (object.kind == AbstractObject.Kind.UNKNOWN || is(object.type) || object.kind == AbstractObject.Kind.ANY
                    && core.classes().concrete(object.type).stream().anyMatch(this::is)) {
                locks.putIfAbsent(object, lock);
                core.flow().add(locked, object);
            }
        });
    }

    /** Says that a call waits if it takes the monitor of an exception which other code may hold. */
    void call(CallSite site, Invocation invocation, AbstractObject self) {
        Method named = invocation.named();
        boolean tells = TELLING.contains(named.name());
        boolean locks = LOCKING.contains(named.name()) && (is(named.owner()) || self != null && is(self.unproxied().type));
        if (!tells && !locks) {
            return;
        }
        Consumer<Cause> waits = by -> site.caller.event(Event.of(named, WAITS, site).because(by));
        if (self != null) {
            when(tells, self, waits);
        } else if (invocation.receiver() != null) {
            core.flow().listen(invocation.receiver(), object -> when(tells, object, waits));
        }
    }

    private void when(boolean tells, AbstractObject called, Consumer<Cause> listener) {
        if (tells) {
            whenTold(called, listener);
        } else {
            whenHeld(called, listener);
        }
    }

    /** Tells if an object is an exception that locks itself to tell its text, and that other code may hold. */
    void whenTold(AbstractObject called, Consumer<Cause> listener) {
        AbstractObject object = called.unproxied();
        if (object.type != null && is(object.type) && related(object.type, TELLS)) {
            core.flow().listen(locked, other -> {
                if (other.kind == AbstractObject.Kind.UNKNOWN ? core.classes().subtype(object.type, TELLS)
                        : related(other.type, TELLS) && related(other.type, object.type)) {
                    listener.accept(locks.get(other));
                }
            });
        }
    }

    private boolean related(String one, String other) {
        return core.classes().subtype(one, other) || core.classes().subtype(other, one);
    }

    /** Says that a node waits if it asks an exception which other code may hold. */
    void asked(Node node, AbstractObject exception) {
        Method cause = new Method(ThrownObjects.THROWABLE, "getCause", "()Ljava/lang/Throwable;");
        whenHeld(exception, by -> node.event(Event.of(cause, WAITS, new CallSite(node, cause)).because(by)));
    }

    /** Tells if an object is an exception that other code may hold, once that is known. */
    void whenHeld(AbstractObject called, Consumer<Cause> listener) {
        AbstractObject object = called.unproxied();
        if (object.kind == AbstractObject.Kind.UNKNOWN || !is(object.type)) {
            return; // a call on what isn't known isn't proven anyway
        }
        Optional<Cause> holds = object.kind == AbstractObject.Kind.ANY ? anyHolds(object.type, listener)
                : holds(object.type);
        if (holds.isPresent()) {
            listener.accept(holds.get());
        } else {
            core.flow().listen(locked, other -> {
                if (other.kind == AbstractObject.Kind.UNKNOWN || related(other.type, object.type)) {
                    listener.accept(locks.get(other));
                }
            });
        }
    }

    /** Of the classes of libraries, those count of which walked code throws objects: what other code throws is its own. */
    private Optional<Cause> anyHolds(String type, Consumer<Cause> listener) {
        thrown.listen(other -> {
            if (other.kind == AbstractObject.Kind.OBJECT && core.classes().subtype(other.type, type)) {
                holds(other.type).ifPresent(listener);
            }
        });
        return core.classes().concreteOfApplication(type).stream().flatMap(one -> holds(one).stream()).findFirst();
    }

    private boolean is(String type) {
        return core.classes().subtype(type, ThrownObjects.THROWABLE);
    }

    /** Whether a synchronized method of a class may do more than what {@code Throwable} does under its monitor. */
    private Optional<Cause> holds(String type) {
        return holding.computeIfAbsent(type, key -> core.classes().supertypes(key).stream().map(core.classes()::shape)
                .filter(shape -> shape != null && !shape.platform()).flatMap(shape -> locksItself(shape).stream()).findFirst());
    }

    private Optional<Cause> locksItself(Shape shape) {
        return shape.declared().stream()
                .filter(method -> method.has(Opcodes.ACC_SYNCHRONIZED) && !method.has(Opcodes.ACC_STATIC))
                .filter(this::calls).findFirst().map(method -> new Cause(ReasonKind.HELD_MONITOR,
                        method.method().words() + " is synchronized", Place.method(method.method())));
    }

    private boolean calls(Found method) {
        if (method.has(Opcodes.ACC_NATIVE)) {
            return true;
        }
        Body body = core.classes().body(method.method());
        return !body.understood() || body.ops().stream().anyMatch(op -> op instanceof Op.Dynamic || op instanceof Op.Lock
                || op instanceof Op.Call call && !(LOCKING.contains(call.method().name()) && is(call.method().owner())));
    }
}
