package dev.straightway.deployment;

import dev.straightway.deployment.model.GivenProvider;
import io.quarkus.builder.item.MultiBuildItem;

/**
 * An entity provider that another extension gives to a Jakarta REST server: one by one, since REST clients find some only when
 * the beans are known.
 */
final class GivenEntityProviderBuildItem extends MultiBuildItem {

    private final GivenProvider provider;

    GivenEntityProviderBuildItem(GivenProvider provider) {
        this.provider = provider;
    }

    GivenProvider provider() {
        return provider;
    }
}
