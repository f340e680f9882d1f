package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Method;

/** Is a call as the code states it, before its targets are known. Equal only to itself. */
final class Invocation {

    enum Kind {
        STATIC,
        /** Constructors, private and super methods: with a receiver, but not chosen by it. */
        SPECIAL,
        VIRTUAL
    }

    private final Kind kind;
    private final Method named;
    private final List<Variable> arguments;
    private final Variable result;
    private final String returns;

    /**
     * @param named the method that the instruction names
     * @param arguments the receiver first, if there is one; empty values for numbers
     */
    Invocation(Kind kind, Method named, List<Variable> arguments, Variable result) {
        this.kind = kind;
        this.named = named;
        this.arguments = arguments;
        this.result = result;
        this.returns = named.constructor() ? null : named.returned();
    }

    Kind kind() {
        return kind;
    }

    Method named() {
        return named;
    }

    List<Variable> arguments() {
        return arguments;
    }

    Variable result() {
        return result;
    }

    /** {@return the result's type, or null for numbers and void} */
    String returns() {
        return returns;
    }

    Variable receiver() {
        return kind == Kind.STATIC ? null : arguments.get(0);
    }

    List<Variable> others() {
        return kind == Kind.STATIC ? arguments : arguments.subList(1, arguments.size());
    }

    String words() {
        return named.words();
    }
}
