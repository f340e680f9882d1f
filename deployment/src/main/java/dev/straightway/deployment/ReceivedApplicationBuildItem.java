package dev.straightway.deployment;

import dev.straightway.deployment.model.RestApplication;
import io.quarkus.builder.item.SimpleBuildItem;

/** What the scan found, with the entity providers that other extensions give. */
final class ReceivedApplicationBuildItem extends SimpleBuildItem {

    private final RestApplication application;

    ReceivedApplicationBuildItem(RestApplication application) {
        this.application = application;
    }

    RestApplication application() {
        return application;
    }
}
