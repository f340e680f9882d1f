package dev.straightway.deployment;

import dev.straightway.deployment.check.Contribution;
import io.quarkus.builder.item.MultiBuildItem;

/** What another extension gives to Quarkus REST and Straightway can't take. */
final class RefusableContributionBuildItem extends MultiBuildItem {

    private final Contribution contribution;

    RefusableContributionBuildItem(Object item, String about) {
        this(Contribution.of(item, about));
    }

    RefusableContributionBuildItem(Contribution contribution) {
        this.contribution = contribution;
    }

    Contribution contribution() {
        return contribution;
    }
}
