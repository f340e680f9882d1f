package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Origin;
import dev.straightway.proof.code.TypeNames;

/** Is one method in the graph of calls, with the values that go in and come out. */
public final class Node {

    final Method method;
    /** Null for what stands for no method: a functional object, a route. */
    final Found found;
    private final String words;
    final List<Variable> parameters = new ArrayList<>(2);
    /** Internal names or array descriptors; null for numbers. */
    final List<String> types = new ArrayList<>(2);
    final Variable result = new Variable();
    final Map<Node, Call> calls = new LinkedHashMap<>();
    final Map<String, Event> events = new LinkedHashMap<>();
    final List<Waiting> waiting = new ArrayList<>();
    /** Whether its code has to be read. */
    boolean needed;
    boolean reached;
    boolean opened;
    /** Whether the container gives its parameters. */
    boolean given;
    /** Whether a route enters here, which gives its parameters. */
    boolean entered;
    /** Stands for what this may throw, once something asks for that; itself if there is nothing else that it does. */
    Node failures;
    int callers;
    /** What {@link LibraryReach} knows of it. */
    LibraryReach.Visit visit;

    /** An arrow of the graph. */
    public record Call(Node target, CallSite site) {

        /** {@return the reviewed method that calls back, or null} */
        public Method via() {
            return site.via;
        }

        /** {@return whether the target is what the thread waits for, on other threads} */
        public boolean waits() {
            return target.words != null;
        }

        /** {@return whether there is no other target} */
        public boolean sole() {
            return site.sole();
        }
    }

    /** A call that counts when the caller is reached: {@code connect}; until then it is a call of unknown code. */
    static final class Waiting {

        private final Runnable connect;
        private final Runnable assume;
        private boolean assumed;

        Waiting(Runnable connect, Runnable assume) {
            this.connect = connect;
            this.assume = assume;
        }

        Runnable connect() {
            return connect;
        }

        /** {@return whether the call had not been taken for one of unknown code before} */
        boolean take() {
            boolean first = !assumed;
            assumed = true;
            if (first) {
                assume.run();
            }
            return first;
        }
    }

    Node(Found found) {
        this.found = found;
        this.words = null;
        this.method = found.method();
        if (!found.has(Opcodes.ACC_STATIC)) {
            parameter(found.type().name());
        }
        for (Type type : Type.getArgumentTypes(method.descriptor())) {
            parameter(TypeNames.reference(type));
        }
    }

    /** What stands for no method of a class. */
    Node(Method method, String words) {
        this.found = null;
        this.words = words;
        this.method = method;
    }

    void parameter(String type) {
        parameters.add(new Variable());
        types.add(type);
    }

    /** {@return the method as people name it} */
    String words() {
        return method.words();
    }

    /** {@return the number of the first parameter behind the receiver} */
    int first() {
        return isStatic() ? 0 : 1;
    }

    /** {@return whether it stands for a method of a library} */
    public boolean library() {
        return found != null && found.type().origin() == Origin.LIBRARY;
    }

    /** {@return whether it stands for a method of the application} */
    public boolean application() {
        return found != null && found.type().origin() == Origin.APPLICATION;
    }

    boolean isStatic() {
        return found == null || found.has(Opcodes.ACC_STATIC);
    }

    void event(Event event) {
        String key = (event.target() == null ? event.words() + event.judgement().reason()
                : event.target().owner() + event.target().name()) + event.judgement().verdict() + event.requestScope();
        events.putIfAbsent(key, event);
    }

    /** {@return the method; for a functional object the method that makes it} */
    public Method method() {
        return method;
    }

    /** {@return whether it stands for no method that people wrote} */
    public boolean hidden() {
        return found == null;
    }

    /** {@return what it stands for, when it is what a thread waits for and not what it calls; else null} */
    public String waiting() {
        return words;
    }

    /** {@return what it calls} */
    public Iterable<Call> calls() {
        return calls.values();
    }

    /** {@return what it does itself} */
    public Iterable<Event> events() {
        return events.values();
    }
}
