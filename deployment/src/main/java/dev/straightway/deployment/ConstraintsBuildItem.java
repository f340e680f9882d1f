package dev.straightway.deployment;

import dev.straightway.deployment.types.Constraints;
import io.quarkus.builder.item.SimpleBuildItem;

/** What Hibernate Validator would validate. */
final class ConstraintsBuildItem extends SimpleBuildItem {

    private final Constraints constraints;

    ConstraintsBuildItem(Constraints constraints) {
        this.constraints = constraints;
    }

    Constraints constraints() {
        return constraints;
    }
}
