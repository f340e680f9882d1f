package dev.straightway;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves out the resource methods of a class if a configuration property has a value when the application starts.
 * <p>
 * The class isn't served then: neither as a root resource nor as what a sub-resource locator returns, which is answered with
 * 404.
 * Its subclasses aren't affected. It works like the annotation of {@code quarkus-rest} with this name, which only that
 * extension
 * has. To decide when the application is built, use {@code @IfBuildProperty} or {@code @IfBuildProfile}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface EndpointDisabled {

    /** {@return the name of the property} */
    String name();

    /** {@return the value that disables the class} */
    String stringValue();

    /** {@return whether the class is disabled if the property isn't set} */
    boolean disableIfMissing() default false;
}
