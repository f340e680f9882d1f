package dev.straightway.runtime.invocation;

import java.util.Set;
import java.util.function.Function;

/** The converters of the boxed primitives; those of all other types are generated. */
public final class Converters {

    private static final Set<String> BOXES = Set.of("java.lang.Boolean", "java.lang.Byte", "java.lang.Short",
            "java.lang.Integer", "java.lang.Long", "java.lang.Float", "java.lang.Double", "java.lang.Character");

    private Converters() {
    }

    /** {@return whether {@link #box} has a converter for a type} */
    public static boolean hasBox(String typeName) {
        return BOXES.contains(typeName);
    }

    /**
     * @param typeName the binary name of a boxed primitive
     * @throws IllegalStateException for any other type
     */
    public static Converter box(String typeName) {
        return switch (typeName) {
            case "java.lang.Boolean" -> of(Boolean::valueOf);
            case "java.lang.Byte" -> of(Byte::valueOf);
            case "java.lang.Short" -> of(Short::valueOf);
            case "java.lang.Integer" -> of(Integer::valueOf);
            case "java.lang.Long" -> of(Long::valueOf);
            case "java.lang.Float" -> of(Float::valueOf);
            case "java.lang.Double" -> of(Double::valueOf);
            case "java.lang.Character" -> of(Converters::character);
            default -> throw new IllegalStateException(typeName + " is no box");
        };
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
