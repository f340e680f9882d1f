package dev.straightway.links.rest;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import jakarta.ws.rs.NameBinding;

/**
 * Writes the links of what a resource method returns, or all methods of a class return, as {@code Link} headers (RFC 8288) of
 * its successful answers. They begin with the base URI of the request.
 */
@Documented
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.TYPE, ElementType.METHOD })
public @interface InjectRestLinks {

    /** {@return which links are written} */
    RestLinkType value() default RestLinkType.TYPE;
}
