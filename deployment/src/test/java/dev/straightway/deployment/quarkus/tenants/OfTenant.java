package dev.straightway.deployment.quarkus.tenants;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * Stands for {@code @Tenant} of {@code quarkus-oidc} where tests are compiled: with that among their libraries, each of their
 * applications would have it. {@code Tenants} puts the real one in its place.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface OfTenant {
    String value();
}
