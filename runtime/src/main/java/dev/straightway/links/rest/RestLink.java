package dev.straightway.links.rest;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that objects of a class have a link to the annotated resource method. {@link InjectRestLinks} writes it as a header,
 * {@code quarkus-hal} writes it into HAL documents, and {@link RestLinksProvider} returns it.
 * <p>
 * A variable of the path takes its value from the field or getter of that name. The variable {@code id} takes it from the
 * field with {@link RestLinkId}, otherwise from the {@code @Id} of the database. The build fails if there is none.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface RestLink {

    /**
     * {@return the relation; empty for the usual one: {@code list} for a GET that returns a collection, {@code self} for any
     * other, {@code add} for POST, {@code update} for PUT, {@code remove} for DELETE, else the name of the method}
     */
    String rel() default "";

    /** {@return the title of the link} */
    String title() default "";

    /** {@return the media type of what the link leads to} */
    String type() default "";

    /**
     * {@return the class whose objects have the link; {@code Object} for the class that the method returns, or that of the
     * items if it returns several}
     */
    Class<?> entityType() default Object.class;
}
