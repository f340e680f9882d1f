package dev.straightway.deployment;

import java.util.Optional;

import dev.straightway.deployment.check.Contribution;
import io.quarkus.builder.item.MultiBuildItem;

/** A provider that another extension gives to a Jakarta REST server. */
final class ContributionBuildItem extends MultiBuildItem {

    private final Contribution contribution;
    private final boolean plain;

    /** @param plain whether registering the class is all that is asked for */
    ContributionBuildItem(Contribution contribution, boolean plain) {
        this.contribution = contribution;
        this.plain = plain;
    }

    /** {@return the name of the class that is given} */
    String about() {
        return contribution.about();
    }

    /** {@return the name of the class to register} */
    Optional<String> provider() {
        return plain ? Optional.of(contribution.about()) : Optional.empty();
    }

    /** {@return what can't be honoured} */
    Optional<Contribution> refusable() {
        return plain ? Optional.empty() : Optional.of(contribution);
    }
}
