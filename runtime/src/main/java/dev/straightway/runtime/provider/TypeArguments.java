package dev.straightway.runtime.provider;

import java.lang.reflect.Type;

import org.jboss.resteasy.reactive.common.util.types.Types;

/** Reads what a provider class makes of the type parameter of its contract. */
final class TypeArguments {

    /** Farther than any class is from another. */
    static final int FAR = 1 << 16;

    private TypeArguments() {
    }

    /** {@return the class of the contract's first type argument; {@code Object} if the provider leaves it open} */
    static Class<?> first(Class<?> provider, Class<?> contract) {
        Type[] arguments = Types.findParameterizedTypes(provider, contract);
        if (arguments == null || arguments.length == 0 || arguments[0] == null) { // null for a variable that nobody binds
            return Object.class;
        }
        Class<?> raw = Types.getRawType(arguments[0]);
        return raw == null ? Object.class : raw;
    }

    /**
     * How many steps it is from a class up to another one.
     *
     * @return -1 if it isn't above
     */
    static int distance(Class<?> from, Class<?> to) {
        if (!to.isAssignableFrom(from)) {
            return -1;
        }
        if (to == Object.class) {
            return from == Object.class ? 0 : FAR;
        }
        int steps = 0;
        for (Class<?> type = from; type != null && type != to; type = next(type, to)) {
            steps++;
        }
        return steps;
    }

    /** The superclass as long as it leads to the target, otherwise the interface that does. */
    private static Class<?> next(Class<?> type, Class<?> to) {
        Class<?> parent = type.getSuperclass();
        if (parent != null && to.isAssignableFrom(parent)) {
            return parent;
        }
        for (Class<?> contract : type.getInterfaces()) {
            if (to.isAssignableFrom(contract)) {
                return contract;
            }
        }
        return null;
    }

    /** {@return the class that boxes a primitive, any other class itself} */
    static Class<?> boxed(Class<?> type) {
        return type.isPrimitive() ? java.lang.invoke.MethodType.methodType(type).wrap().returnType() : type;
    }
}
