package dev.straightway.deployment;

import dev.straightway.deployment.plan.ValidationCode;
import io.quarkus.builder.item.SimpleBuildItem;

/** What runs while the calls of resource methods are validated. */
final class ValidationCodeBuildItem extends SimpleBuildItem {

    private final ValidationCode code;

    ValidationCodeBuildItem(ValidationCode code) {
        this.code = code;
    }

    ValidationCode code() {
        return code;
    }
}
