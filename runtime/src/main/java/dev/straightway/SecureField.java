package dev.straightway;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves a property out of the JSON of a response unless the user has one of some roles. Without a security extension, nobody
 * has
 * one.
 * <p>
 * It counts wherever Jackson writes the property for a client, also in a {@code Response}, in events and in the items of a
 * stream,
 * and for an {@code ObjectMapper} that a {@code ContextResolver} of the application gives. It doesn't limit what is read. The
 * annotation of {@code quarkus-rest-jackson} with this name, which only that extension has, doesn't count in a
 * {@code Response}.
 * <p>
 * The class must be indexed. Jackson itself writes all JSON of an application that has the annotation.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.METHOD, ElementType.FIELD })
public @interface SecureField {

    /** {@return the roles, of which one is enough; property expressions are resolved when the application has started} */
    String[] rolesAllowed();
}
