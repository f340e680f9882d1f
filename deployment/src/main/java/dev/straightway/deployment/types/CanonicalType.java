package dev.straightway.deployment.types;

import java.util.stream.Collectors;

import org.jboss.jandex.Type;

/** Writes types as Jackson's {@code TypeFactory#constructFromCanonical} reads them. */
public final class CanonicalType {

    private CanonicalType() {
    }

    /** {@return the type, wildcards and variables replaced by their bounds; empty where it is {@code Object} or nothing} */
    public static String of(Type type) {
        String text = text(type);
        return text.equals("java.lang.Object") || text.equals("void") ? "" : text;
    }

    private static String text(Type type) {
        return switch (type.kind()) {
            case PARAMETERIZED_TYPE -> type.name() + type.asParameterizedType().arguments().stream()
                    .map(CanonicalType::text).collect(Collectors.joining(",", "<", ">"));
            case WILDCARD_TYPE -> text(type.asWildcardType().extendsBound());
            case TYPE_VARIABLE -> type.asTypeVariable().bounds().isEmpty() ? "java.lang.Object"
                    : text(type.asTypeVariable().bounds().get(0));
            case UNRESOLVED_TYPE_VARIABLE, TYPE_VARIABLE_REFERENCE -> "java.lang.Object";
            default -> type.name().toString();
        };
    }
}
