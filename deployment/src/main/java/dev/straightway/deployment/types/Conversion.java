package dev.straightway.deployment.types;

import java.util.Locale;

import org.jboss.jandex.PrimitiveType.Primitive;

import dev.straightway.deployment.model.DateFormat;

/** How one text becomes a value (§3.2). */
public sealed interface Conversion {

    /** {@return the words for the build report} */
    String words();

    /** No conversion. */
    record None() implements Conversion {
        @Override
        public String words() {
            return "as it is";
        }
    }

    /** A primitive, by a method of the runtime. */
    record ToPrimitive(Primitive primitive) implements Conversion {
        @Override
        public String words() {
            return "parsed as " + keyword();
        }

        /** {@return the keyword of the language, as {@code int}} */
        public String keyword() {
            return primitive.name().toLowerCase(Locale.ROOT);
        }
    }

    /** A boxed primitive, by a converter of the runtime. */
    record ToBox(String typeName) implements Conversion {
        @Override
        public String words() {
            return "parsed as " + typeName;
        }
    }

    /**
     * A type that makes itself of a text, by a generated converter.
     *
     * @param typeName the binary name of the type
     * @param creation how
     */
    record ToType(String typeName, Creation creation) implements Conversion {
        @Override
        public String words() {
            return switch (creation) {
                case CONSTRUCTOR -> "new " + typeName + "(String)";
                default -> typeName + "." + creation.methodName() + "(" + creation.argument() + ")";
            };
        }
    }

    /**
     * A date or time, as {@code @DateFormat} says.
     *
     * @param typeName the name of a type of {@code java.time}
     * @param format what the annotation says
     */
    record ToTime(String typeName, DateFormat format) implements Conversion {
        @Override
        public String words() {
            return "parsed as " + typeName + format.pattern().map(pattern -> " by the pattern '" + pattern + "'")
                    .orElseGet(() -> " by the formatter of " + format.provider().orElseThrow());
        }
    }

    /**
     * A type that only a {@code ParamConverterProvider} of the application makes.
     *
     * @param typeName the name of the type
     */
    record ByProvider(String typeName) implements Conversion {
        @Override
        public String words() {
            return "by the application's converter of " + typeName + ", found at start-up";
        }
    }

    /** The ways in which a type can make itself of a text. */
    enum Creation {
        CONSTRUCTOR("<init>", "String"),
        VALUE_OF("valueOf", "String"),
        FROM_STRING("fromString", "String"),
        /** The types of java.time, as Quarkus REST reads them. */
        PARSE("parse", "CharSequence");

        private final String methodName;
        private final String argument;

        Creation(String methodName, String argument) {
            this.methodName = methodName;
            this.argument = argument;
        }

        /** {@return the name of the method that is called} */
        public String methodName() {
            return methodName;
        }

        /** {@return the simple name of the type of its only argument} */
        public String argument() {
            return argument;
        }
    }
}
