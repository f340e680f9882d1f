package dev.straightway.links;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says where a method of an interface with {@link LinksTo} leads if its name doesn't. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface LinkTo {

    /** {@return the name of the resource method; empty if it is the name of the annotated method} */
    String method() default "";

    /** {@return the names of the sub-resource locators that lead there, the one of the root resource class first} */
    String[] through() default {};

    /** {@return the relation of a {@code jakarta.ws.rs.core.Link}; empty for the name of the annotated method} */
    String rel() default "";

    /**
     * {@return whether variables of the path without a parameter, and query parameters without one, are left for clients to
     * fill in, as a URI template (RFC 6570); for methods that return {@code String} or {@link
     * dev.straightway.links.hal.HalLink}}
     */
    boolean templated() default false;

    /** {@return how the link begins: one form at most; if empty, as the interface says} */
    LinkForm[] form() default {};
}
