package dev.straightway.deployment.reach.walk;

import java.util.List;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Method;

/**
 * Is a call as the code states it, before its targets are known. Equal only to itself.
 *
 * @param named the method that the instruction names
 * @param arguments the receiver first, if there is one; empty values for numbers
 */
record Spec(Kind kind, Method named, List<Var> arguments, Var result) {

    enum Kind {
        STATIC,
        /** Constructors, private and super methods: with a receiver, but not chosen by it. */
        SPECIAL,
        VIRTUAL
    }

    /** {@return the same method looked for on another class} */
    Method named(String owner) {
        return new Method(owner, named.name(), named.descriptor());
    }

    /** {@return the result's type, or null for numbers and void} */
    String returns() {
        return named.constructor() ? null : Things.reference(Type.getReturnType(named.descriptor()));
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

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
