package dev.straightway.deployment.types.links;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.DotName;
import org.jboss.jandex.PrimitiveType;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceParameter.Text;

/** Knows with which types a link can fill what a resource method takes. */
public final class LinkTypes {

    private static final Type STRING = Type.create(String.class);
    private static final Set<String> WRAPPERS = Set.of("java.util.Optional", "java.util.List", "java.util.Collection",
            "java.util.Set", "java.util.SortedSet");
    private static final DotName SEGMENT = DotName.createSimple("jakarta.ws.rs.core.PathSegment");
    /** Types whose texts need no encoding. */
    private static final Set<String> PLAIN = Set.of("java.lang.Integer", "java.lang.Long", "java.lang.Short",
            "java.lang.Byte", "java.lang.Boolean", "java.util.UUID");

    private LinkTypes() {
    }

    /** {@return the types that fit, the most natural first; empty where all do} */
    public static List<Type> fitting(Optional<Text> taken) {
        if (taken.isEmpty()) {
            return List.of();
        }
        Type type = taken.get().type();
        Type element = element(type);
        boolean written = taken.get().dateFormat().isPresent() || element.name().equals(SEGMENT);
        if (written) {
            return List.of(STRING);
        }
        return type.equals(element) ? List.of(type) : List.of(element, type);
    }

    /** {@return whether a value of a type can be written for what is taken} */
    public static boolean fits(Type given, Optional<Text> taken) {
        List<Type> fitting = fitting(taken);
        return given.kind() != Type.Kind.TYPE_VARIABLE
                && (fitting.isEmpty() || fitting.stream().anyMatch(type -> name(type).equals(name(given))));
    }

    /** {@return whether the text of a value needs no encoding} */
    public static boolean isPlain(Type type) {
        return PLAIN.contains(boxed(type).name().toString());
    }

    private static Type element(Type type) {
        if (type.kind() == Type.Kind.ARRAY) {
            return type.asArrayType().constituent();
        }
        if (type.kind() == Type.Kind.PARAMETERIZED_TYPE && WRAPPERS.contains(type.name().toString())) {
            return element(type.asParameterizedType().arguments().get(0));
        }
        return WRAPPERS.contains(type.name().toString()) ? STRING : type;
    }

    /** Annotations don't count, as those of validation. */
    private static String name(Type type) {
        Type boxed = boxed(type);
        return switch (boxed.kind()) {
            case PARAMETERIZED_TYPE -> boxed.name() + boxed.asParameterizedType().arguments().stream().map(LinkTypes::name)
                    .toList().toString();
            case ARRAY -> name(boxed.asArrayType().constituent()) + "[]".repeat(boxed.asArrayType().dimensions());
            default -> boxed.name().toString();
        };
    }

    private static Type boxed(Type type) {
        return type.kind() == Type.Kind.PRIMITIVE ? PrimitiveType.box(type.asPrimitiveType()) : type;
    }
}
