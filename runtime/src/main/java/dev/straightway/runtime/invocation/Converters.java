package dev.straightway.runtime.invocation;

import java.util.Map;
import java.util.function.Function;

/** The converters of the boxed primitives; those of all other types are generated. */
public final class Converters {

    private static final Map<String, Converter> BOXES = Map.of(
            "java.lang.Boolean", of(Boolean::valueOf),
            "java.lang.Byte", of(Byte::valueOf),
            "java.lang.Short", of(Short::valueOf),
            "java.lang.Integer", of(Integer::valueOf),
            "java.lang.Long", of(Long::valueOf),
            "java.lang.Float", of(Float::valueOf),
            "java.lang.Double", of(Double::valueOf),
            "java.lang.Character", of(Converters::character));

    private Converters() {
    }

    /** {@return whether {@link #box} has a converter for a type} */
    public static boolean hasBox(String typeName) {
        return BOXES.containsKey(typeName);
    }

    /**
     * @param typeName the binary name of a boxed primitive
     * @throws IllegalStateException for any other type
     */
    public static Converter box(String typeName) {
        Converter converter = BOXES.get(typeName);
        if (converter == null) {
            throw new IllegalStateException(typeName + " is no box");
        }
        return converter;
    }

    private static Character character(String text) {
        if (text.length() != 1) {
            throw new IllegalArgumentException("not one character: '" + text + "'");
        }
        return text.charAt(0);
    }

    private static Converter of(Function<String, Object> function) {
        return new Converter() {
            @Override
            public Object convert(String text) {
                return function.apply(text);
            }
        };
    }
}
