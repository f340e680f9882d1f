package io.quarkus.resteasy.reactive.links;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stands for the annotation of {@code quarkus-rest-links} in the build, where REST Data writes its name into the resources
 * that it generates (ADR 27). No application has this class.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface RestLink {

    /** {@return the relation of the link} */
    String rel() default "";

    /** {@return the title of the link} */
    String title() default "";

    /** {@return the media type of what the link leads to} */
    String type() default "";

    /** {@return the class whose objects have the link} */
    Class<?> entityType() default Object.class;
}
