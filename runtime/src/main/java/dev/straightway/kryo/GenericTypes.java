package dev.straightway.kryo;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Reads types as they are declared. */
final class GenericTypes {

    private GenericTypes() {
    }

    /** {@return the class of a type; of a variable or wildcard, that of its bound} */
    static Class<?> raw(Type type) {
        if (type instanceof Class<?> plain) {
            return plain;
        }
        if (type instanceof ParameterizedType parameterized) {
            return raw(parameterized.getRawType());
        }
        if (type instanceof GenericArrayType array) {
            return Array.newInstance(raw(array.getGenericComponentType()), 0).getClass();
        }
        return raw(bound(type));
    }

    private static Type bound(Type type) {
        return type instanceof WildcardType wildcard ? wildcard.getUpperBounds()[0] : ((TypeVariable<?>) type).getBounds()[0];
    }

    /** {@return the type of the elements of an array} */
    static Type component(Type type) {
        return type instanceof GenericArrayType array ? array.getGenericComponentType() : raw(type).getComponentType();
    }

    /** {@return an argument of a collection or map; {@code Object} where it isn't told} */
    static Type argument(Type type, int index) {
        Type[] all = type instanceof ParameterizedType parameterized ? parameterized.getActualTypeArguments() : new Type[0];
        boolean usual = all.length == (Collection.class.isAssignableFrom(raw(type)) ? 1 : all.length);
        return usual && index < all.length ? all[index] : Object.class;
    }

    /** {@return whether a type names a variable of its class, so that its values are read as what they say they are} */
    static boolean isVariable(Type type) {
        if (type instanceof TypeVariable) {
            return true;
        }
        if (type instanceof GenericArrayType array) {
            return isVariable(array.getGenericComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            return isVariable(wildcard.getUpperBounds()[0]);
        }
        if (type instanceof ParameterizedType parameterized) {
            for (Type argument : parameterized.getActualTypeArguments()) {
                if (isVariable(argument)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** {@return what the variables of a class and of those above it stand for, as far as it is told} */
    static Map<TypeVariable<?>, Type> variables(Type type) {
        Map<TypeVariable<?>, Type> known = new HashMap<>();
        for (Type at = type; at != null; at = raw(at).getGenericSuperclass()) {
            if (at instanceof ParameterizedType parameterized) {
                TypeVariable<?>[] names = raw(at).getTypeParameters();
                for (int i = 0; i < names.length; i++) {
                    Type argument = parameterized.getActualTypeArguments()[i];
                    known.put(names[i],
                            argument instanceof TypeVariable<?> variable ? known.getOrDefault(variable, argument) : argument);
                }
            }
        }
        return known;
    }
}
