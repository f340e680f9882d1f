package dev.straightway.deployment;

import dev.straightway.deployment.model.GivenProvider;
import io.quarkus.builder.item.MultiBuildItem;

/** A provider that another extension gives to a Jakarta REST server. */
final class GivenProviderBuildItem extends MultiBuildItem {

    private final GivenProvider provider;

    GivenProviderBuildItem(GivenProvider provider) {
        this.provider = provider;
    }

    GivenProvider provider() {
        return provider;
    }
}
