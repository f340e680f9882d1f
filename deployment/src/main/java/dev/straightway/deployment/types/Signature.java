package dev.straightway.deployment.types;

import java.util.stream.Collectors;

import org.jboss.jandex.Type;

/** Writes types as JVM signatures (JVMS §4.7.9.1), from which run time makes {@code java.lang.reflect.Type}. */
public final class Signature {

    private Signature() {
    }

    /** {@return the signature, variables replaced by their bounds} */
    public static String of(Type type) {
        return switch (type.kind()) {
            case VOID, PRIMITIVE -> type.descriptor();
            case CLASS -> reference(type.name().toString(), "");
            case ARRAY -> "[".repeat(type.asArrayType().dimensions()) + of(type.asArrayType().constituent());
            case PARAMETERIZED_TYPE -> reference(type.name().toString(), type.asParameterizedType().arguments().stream()
                    .map(Signature::argument).collect(Collectors.joining("", "<", ">")));
            case WILDCARD_TYPE -> of(type.asWildcardType().extendsBound());
            case TYPE_VARIABLE -> type.asTypeVariable().bounds().isEmpty() ? reference("java.lang.Object", "")
                    : of(type.asTypeVariable().bounds().get(0));
            case UNRESOLVED_TYPE_VARIABLE, TYPE_VARIABLE_REFERENCE -> reference("java.lang.Object", "");
        };
    }

    private static String argument(Type type) {
        if (type.kind() != Type.Kind.WILDCARD_TYPE) {
            return of(type);
        }
        Type below = type.asWildcardType().superBound();
        return below != null ? "-" + of(below) : "+" + of(type.asWildcardType().extendsBound());
    }

    private static String reference(String name, String arguments) {
        return "L" + name.replace('.', '/') + arguments + ";";
    }
}
