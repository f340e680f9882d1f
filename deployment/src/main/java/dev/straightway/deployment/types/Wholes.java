package dev.straightway.deployment.types;

import java.util.Optional;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceParameter.Place;

/** Finds the parameters that take a part of the request as it is, rather than a text that is converted. */
public final class Wholes {

    /** What is taken; the name of the exchange's method, which takes the key. */
    public enum Whole {
        PATH_SEGMENT("pathSegment", "jakarta.ws.rs.core.PathSegment"),
        PATH_SEGMENTS("pathSegments", "java.util.List"),
        COOKIE("cookie", "jakarta.ws.rs.core.Cookie"),
        PART("part", "jakarta.ws.rs.core.EntityPart"),
        PARTS("parts", "java.util.List"),
        PART_CONTENT("partContent", "java.io.InputStream");

        private final String method;
        private final String type;

        Whole(String method, String type) {
            this.method = method;
            this.type = type;
        }

        public String method() {
            return method;
        }

        /** {@return the binary name of what the exchange's method returns} */
        public String type() {
            return type;
        }

        /** {@return whether there is an encoded view of it} */
        public boolean isPath() {
            return this == PATH_SEGMENT || this == PATH_SEGMENTS;
        }
    }

    private Wholes() {
    }

    /** {@return what a parameter of a type takes from a place, or nothing if it takes texts} */
    public static Optional<Whole> find(Place place, Type type) {
        return switch (place) {
            case PATH -> one(type, Whole.PATH_SEGMENT).or(() -> listOf(type, Whole.PATH_SEGMENT, Whole.PATH_SEGMENTS));
            case COOKIE -> one(type, Whole.COOKIE);
            case FORM -> one(type, Whole.PART).or(() -> one(type, Whole.PART_CONTENT))
                    .or(() -> listOf(type, Whole.PART, Whole.PARTS));
            case QUERY, HEADER, MATRIX -> Optional.empty();
        };
    }

    private static Optional<Whole> one(Type type, Whole whole) {
        return type.name().toString().equals(whole.type()) ? Optional.of(whole) : Optional.empty();
    }

    private static Optional<Whole> listOf(Type type, Whole element, Whole list) {
        boolean matches = type.kind() == Type.Kind.PARAMETERIZED_TYPE && type.name().toString().equals("java.util.List")
                && type.asParameterizedType().arguments().get(0).name().toString().equals(element.type());
        return matches ? Optional.of(list) : Optional.empty();
    }
}
