package dev.straightway.deployment;

import dev.straightway.deployment.model.RestApplication;
import io.quarkus.builder.item.SimpleBuildItem;

/** What the scan found. */
final class RestApplicationBuildItem extends SimpleBuildItem {

    private final RestApplication application;

    RestApplicationBuildItem(RestApplication application) {
        this.application = application;
    }

    RestApplication application() {
        return application;
    }
}
