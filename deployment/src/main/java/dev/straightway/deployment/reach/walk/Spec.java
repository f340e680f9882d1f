package dev.straightway.deployment.reach.walk;

import java.util.List;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Method;

/** Is a call as the code states it, before its targets are known. Equal only to itself. */
final class Spec {

    enum Kind {
        STATIC,
        /** Constructors, private and super methods: with a receiver, but not chosen by it. */
        SPECIAL,
        VIRTUAL
    }

    private final Kind kind;
    private final Method named;
    private final List<Var> arguments;
    private final Var result;
    private final String returns;

    /**
     * @param named the method that the instruction names
     * @param arguments the receiver first, if there is one; empty values for numbers
     */
    Spec(Kind kind, Method named, List<Var> arguments, Var result) {
        this.kind = kind;
        this.named = named;
        this.arguments = arguments;
        this.result = result;
        this.returns = named.constructor() ? null : Things.reference(Type.getReturnType(named.descriptor()));
    }

    Kind kind() {
        return kind;
    }

    Method named() {
        return named;
    }

    List<Var> arguments() {
        return arguments;
    }

    Var result() {
        return result;
    }

    /** {@return the result's type, or null for numbers and void} */
    String returns() {
        return returns;
    }

    Var receiver() {
        return kind == Kind.STATIC ? null : arguments.get(0);
    }

    List<Var> others() {
        return kind == Kind.STATIC ? arguments : arguments.subList(1, arguments.size());
    }

    String words() {
        return named.owner().replace('/', '.') + "#" + named.name();
    }
}
