package dev.straightway.deployment.model;

import java.util.Optional;

import org.jboss.jandex.Type;

/** A parameter of a resource method, by where its value comes from. */
public sealed interface ResourceParameter {

    /** {@return its name in the source, or {@code arg0} and so on where it was compiled without names} */
    String name();

    /** {@return its type, type variables resolved} */
    Type type();

    /** The parts of a request that have named texts. */
    enum Place {
        PATH,
        QUERY,
        MATRIX,
        FORM,
        HEADER,
        COOKIE
    }

    /**
     * Text of the request that is converted (§3.2).
     *
     * @param key the name in the request
     * @param defaultText the value of {@code @DefaultValue}
     * @param encoded whether {@code @Encoded} asks for the text as it was sent
     * @param separator the value of {@code @Separator}, a regular expression
     * @param dateFormat what {@code @DateFormat} says
     */
    record Text(String name, Type type, Place place, String key, Optional<String> defaultText, boolean encoded,
            Optional<String> separator, Optional<DateFormat> dateFormat)
            implements
                ResourceParameter {
    }

    /**
     * A part of a multipart form that is read as an object.
     *
     * @param key the name of the part
     * @param partType the value of {@code @PartType}, a media type
     */
    record Part(String name, Type type, String key, String partType) implements ResourceParameter {
    }

    /** An object of a class with parameters of its own: {@code @BeanParam} (§3.2). */
    record Bean(String name, Type type) implements ResourceParameter {
    }

    /** The answer that comes later: {@code @Suspended} (§8.2.1). */
    record Suspended(String name, Type type) implements ResourceParameter {
    }

    /**
     * The entity of the request (§4.2): the one parameter without annotation.
     *
     * @param json how it is read as JSON
     */
    record Entity(String name, Type type, JsonForm json) implements ResourceParameter {

        /** One that is read as the mapper reads it; a bean where it is a parameter of a constructor. */
        public Entity(String name, Type type) {
            this(name, type, JsonForm.NONE);
        }
    }

    /** What {@code @Context} injects (§10.2). */
    record Context(String name, Type type) implements ResourceParameter {
    }
}
