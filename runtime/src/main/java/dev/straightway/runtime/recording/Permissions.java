package dev.straightway.runtime.recording;

import dev.straightway.runtime.http.match.PathGuard;
import dev.straightway.runtime.recording.ApplicationSpec.Policies;
import io.quarkus.arc.Arc;
import io.quarkus.vertx.http.runtime.security.AbstractPathMatchingHttpSecurityPolicy;
import io.quarkus.vertx.http.runtime.security.HttpSecurityPolicy;
import io.quarkus.vertx.http.runtime.security.JaxRsPathMatchingHttpSecurityPolicy;

/** Asks for the permissions of {@code quarkus.http.auth} and of the code that adds to them, which run time knows. */
final class Permissions {

    private Permissions() {
    }

    /** {@return what knows the paths that policies read otherwise} */
    static PathGuard guard(Policies policies) {
        return policies == Policies.NONE ? PathGuard.NONE
                : new PathGuard(policies == Policies.AS_SENT, Permissions::areThere);
    }

    /** Those with a name are used by a permission only. */
    private static boolean areThere() {
        return !Arc.container().instance(JaxRsPathMatchingHttpSecurityPolicy.class).get().hasNoPermissions()
                || Arc.container().select(HttpSecurityPolicy.class).stream().anyMatch(policy -> policy.name() == null
                        && !(policy instanceof AbstractPathMatchingHttpSecurityPolicy paths && paths.hasNoPermissions()));
    }
}
