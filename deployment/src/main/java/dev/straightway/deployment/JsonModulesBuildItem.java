package dev.straightway.deployment;

import java.util.Optional;

import io.quarkus.builder.item.SimpleBuildItem;

/** Who else of the build has a say in how JSON is read and written, in words. */
final class JsonModulesBuildItem extends SimpleBuildItem {

    private final Optional<String> unknown;

    JsonModulesBuildItem(Optional<String> unknown) {
        this.unknown = unknown;
    }

    Optional<String> unknown() {
        return unknown;
    }
}
