package dev.straightway.deployment.scan;

import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.ArrayType;
import org.jboss.jandex.ParameterizedType;
import org.jboss.jandex.Type;
import org.jboss.jandex.WildcardType;

/** Takes the annotations from types: Jandex keeps them there, compares them, and writes them into the text of a type. */
final class PlainTypes {

    private PlainTypes() {
    }

    /** {@return the type without annotations, at itself and at what it is made of} */
    static Type of(Type type) {
        if (!isAnnotated(type)) {
            return type;
        }
        return switch (type.kind()) {
            case CLASS, PRIMITIVE -> Type.create(type.name(), type.kind());
            case ARRAY -> ArrayType.create(of(type.asArrayType().constituent()), type.asArrayType().dimensions());
            case PARAMETERIZED_TYPE -> parameterized(type.asParameterizedType());
            case WILDCARD_TYPE -> wildcard(type.asWildcardType());
            case VOID, TYPE_VARIABLE, TYPE_VARIABLE_REFERENCE, UNRESOLVED_TYPE_VARIABLE -> type;
        };
    }

    private static boolean isAnnotated(Type type) {
        return !type.annotations().isEmpty() || parts(type).anyMatch(PlainTypes::isAnnotated);
    }

    private static Stream<Type> parts(Type type) {
        return switch (type.kind()) {
            case ARRAY -> Stream.of(type.asArrayType().constituent());
            case PARAMETERIZED_TYPE -> {
                Type owner = type.asParameterizedType().owner();
                yield Stream.concat(Stream.ofNullable(owner), type.asParameterizedType().arguments().stream());
            }
            case WILDCARD_TYPE -> Stream.of(bound(type.asWildcardType()));
            default -> Stream.empty();
        };
    }

    private static Type parameterized(ParameterizedType type) {
        List<Type> arguments = type.arguments().stream().map(PlainTypes::of).toList();
        return ParameterizedType.create(type.name(), arguments.toArray(Type[]::new),
                type.owner() == null ? null : of(type.owner()));
    }

    private static Type wildcard(WildcardType type) {
        Type bound = of(bound(type));
        return type.superBound() == null ? WildcardType.createUpperBound(bound) : WildcardType.createLowerBound(bound);
    }

    private static Type bound(WildcardType type) {
        return type.superBound() == null ? type.extendsBound() : type.superBound();
    }
}
