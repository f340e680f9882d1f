package dev.straightway.deployment.model;

import java.util.stream.Stream;

import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

/** The classes that a type names. */
public final class NamedClasses {

    private NamedClasses() {
    }

    /**
     * {@return the classes that a type names, with those of its arguments and elements; of a variable or a wildcard its bound,
     * of a primitive nothing}
     */
    public static Stream<DotName> of(Type type) {
        return switch (type.kind()) {
            case PRIMITIVE, VOID -> Stream.empty();
            case PARAMETERIZED_TYPE -> Stream.concat(Stream.of(type.name()),
                    type.asParameterizedType().arguments().stream().flatMap(NamedClasses::of));
            case ARRAY -> of(type.asArrayType().elementType());
            default -> Stream.of(type.name());
        };
    }
}
