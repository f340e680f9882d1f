package dev.straightway.deployment;

import dev.straightway.deployment.check.Secured;
import dev.straightway.runtime.recording.ApplicationSpec.Policies;
import io.quarkus.builder.item.SimpleBuildItem;

/** What the security extensions secure. */
final class SecuredBuildItem extends SimpleBuildItem {

    private final Secured secured;
    private final Policies policies;

    SecuredBuildItem(Secured secured, Policies policies) {
        this.secured = secured;
        this.policies = policies;
    }

    Secured secured() {
        return secured;
    }

    /** {@return how the policies of the HTTP server read paths} */
    Policies policies() {
        return policies;
    }
}
