package dev.straightway.deployment.quarkus.tenants;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands for {@code @AuthenticationContext} of {@code quarkus-oidc}, as {@link OfTenant} does for {@code @Tenant}. */
@Retention(RetentionPolicy.RUNTIME)
public @interface OfContext {
    String[] value();
}
