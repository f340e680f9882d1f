package dev.straightway.deployment;

import java.util.Optional;

import dev.straightway.deployment.check.Contribution;
import io.quarkus.builder.item.MultiBuildItem;

/** What another extension gives to Quarkus REST and Straightway can't take. */
final class RefusableContributionBuildItem extends MultiBuildItem {

    private final Contribution contribution;

    RefusableContributionBuildItem(Object item, String about) {
        this.contribution = new Contribution(item.getClass().getName(), about, Optional.empty());
    }

    Contribution contribution() {
        return contribution;
    }
}
