package dev.straightway.links;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares links to the resource methods of a class. The build writes an implementation of the interface, which is a
 * {@code @Singleton} bean.
 * <p>
 * Each abstract method leads to the resource method of the same name, or to the one that {@link LinkTo} names. A parameter
 * becomes the variable of the path template, the query parameter or the matrix parameter that {@code @PathParam}, {@code
 * @QueryParam} or {@code @MatrixParam} names; without an annotation, the parameter's own name counts. It has the same type as
 * in the resource method. Every variable of the template needs a parameter; query and matrix parameters may be left out, and
 * those that are {@code null} don't appear. A method returns {@code String}, {@code java.net.URI}, {@code
 * jakarta.ws.rs.core.Link} or {@link dev.straightway.links.hal.HalLink}. A method that returns an {@code Optional} of these
 * leaves the link out if the security checks of the resource method, or of a locator before it, reject the current user.
 * <p>
 * Values are written with {@code toString} and encoded as by {@code UriBuilder.build}; a semicolon is encoded too, so that it
 * reaches the resource method. Slashes aren't encoded if the regular expression of the variable matches them. A method throws
 * {@code IllegalArgumentException} if the value of a path variable is {@code null}.
 * <p>
 * The build fails if a method leads nowhere. If a {@code @Path} changes, the next build changes all links to it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface LinksTo {

    /** {@return the root resource class, or a type that exactly one of them implements or extends} */
    Class<?> value();

    /** {@return how links begin if their methods don't say it} */
    LinkForm form() default LinkForm.PATH;
}
