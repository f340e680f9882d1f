package dev.straightway.runtime.recording;

import org.eclipse.microprofile.config.ConfigProvider;

import dev.straightway.runtime.http.match.PathGuard;
import dev.straightway.runtime.http.match.PathGuard.Reading;
import dev.straightway.runtime.http.secure.SentPaths;
import dev.straightway.runtime.recording.ApplicationSpec.Policies;
import io.quarkus.arc.Arc;
import io.quarkus.arc.impl.ArcContainerImpl;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;
import io.quarkus.vertx.http.runtime.security.AbstractPathMatchingHttpSecurityPolicy;
import io.quarkus.vertx.http.runtime.security.HttpSecurityPolicy;
import io.quarkus.vertx.http.runtime.security.JaxRsPathMatchingHttpSecurityPolicy;
import io.quarkus.vertx.http.security.HttpSecurity;
import io.smallrye.config.SmallRyeConfig;

/** Asks for the permissions of {@code quarkus.http.auth} and of the code that adds to them, which run time knows. */
final class Permissions {

    private Permissions() {
    }

    /** {@return what knows the paths that policies read otherwise} */
    static PathGuard guard(Policies policies) {
        return policies == Policies.NONE ? PathGuard.NONE : new PathGuard(() -> reading(policies));
    }

    private static Reading reading(Policies policies) {
        if (!areThere()) {
            return Reading.NOBODY;
        }
        if (policies == Policies.DECODED) {
            return Reading.DECODED;
        }
        return arePlain() ? Reading.AS_SENT : Reading.BY_SPELLING;
    }

    /** The paths of permissions that code adds can't be asked for. */
    private static boolean arePlain() {
        VertxHttpConfig http = ConfigProvider.getConfig().unwrap(SmallRyeConfig.class).getConfigMapping(VertxHttpConfig.class);
        return SentPaths.arePlain(http.auth().permissions().values())
                && ArcContainerImpl.instance().resolveObserverMethods(HttpSecurity.class).isEmpty();
    }

    /** Those with a name are used by a permission only. */
    private static boolean areThere() {
        return !Arc.container().instance(JaxRsPathMatchingHttpSecurityPolicy.class).get().hasNoPermissions()
                || Arc.container().select(HttpSecurityPolicy.class).stream().anyMatch(policy -> policy.name() == null
                        && !(policy instanceof AbstractPathMatchingHttpSecurityPolicy paths && paths.hasNoPermissions()));
    }
}
