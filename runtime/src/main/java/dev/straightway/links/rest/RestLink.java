package dev.straightway.links.rest;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that objects of a class have a link to the annotated resource method. {@link InjectRestLinks} writes it as a header,
 * HAL with {@code quarkus-hal} into the representation, and {@link RestLinksProvider} tells it.
 * <p>
 * A variable of the path takes its value from the field or getter of that name. The variable {@code id} takes it from what has
 * {@link RestLinkId}, else from the {@code @Id} of the database. The build fails where there is none.
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

    /** {@return the class whose objects have the link; {@code Object} for what the method returns, one by one} */
    Class<?> entityType() default Object.class;
}
