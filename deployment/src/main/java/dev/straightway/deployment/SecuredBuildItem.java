package dev.straightway.deployment;

import java.util.List;

import dev.straightway.deployment.check.Secured;
import dev.straightway.runtime.recording.ApplicationSpec.Policies;
import dev.straightway.runtime.recording.GuardedSpec;
import io.quarkus.builder.item.SimpleBuildItem;

/** What the security extensions secure. */
final class SecuredBuildItem extends SimpleBuildItem {

    private final Secured secured;
    private final Policies policies;
    private final List<GuardedSpec> guarded;

    SecuredBuildItem(Secured secured, Policies policies, List<GuardedSpec> guarded) {
        this.secured = secured;
        this.policies = policies;
        this.guarded = guarded;
    }

    Secured secured() {
        return secured;
    }

    /** {@return the methods that checks may guard} */
    List<GuardedSpec> guarded() {
        return guarded;
    }

    /** {@return how the policies of the HTTP server read paths} */
    Policies policies() {
        return policies;
    }
}
