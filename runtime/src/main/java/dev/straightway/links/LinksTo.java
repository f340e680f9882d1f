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
 * Each abstract method leads to the resource method of its name, or to that which {@link LinkTo} names. A parameter becomes
 * the variable of the path template, the query parameter or the matrix parameter that {@code @PathParam}, {@code @QueryParam}
 * or {@code @MatrixParam} names; without annotation the parameter's own name counts. It has the type that the resource method
 * takes. Every variable of the template needs a parameter; query and matrix parameters may be left out, and those that are
 * {@code null} don't appear. A method returns {@code String}, {@code java.net.URI}, {@code jakarta.ws.rs.core.Link} or {@link
 * dev.straightway.links.hal.HalLink}. One that returns an {@code Optional} of these leaves the link out where the security
 * checks of the resource method, or of a locator before it, don't let the current user pass.
 * <p>
 * Values are written by {@code toString} and encoded as {@code UriBuilder.build} does it; a semicolon is encoded too, so that
 * it reaches the resource method. Slashes stay where the variable's own expression matches them. A method throws
 * {@code IllegalArgumentException} where a variable of the path is {@code null}.
 * <p>
 * The build fails where a method leads nowhere. A changed {@code @Path} changes every link at the next build.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface LinksTo {

    /** {@return the root resource class, or what one of them alone implements or extends} */
    Class<?> value();

    /** {@return how links begin, where their methods don't say it} */
    LinkForm form() default LinkForm.PATH;
}
