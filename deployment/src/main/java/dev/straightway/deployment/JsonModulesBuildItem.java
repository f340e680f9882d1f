package dev.straightway.deployment;

import java.util.Optional;

import io.quarkus.builder.item.SimpleBuildItem;

/** What else in the build affects how JSON is read and written, in words. */
final class JsonModulesBuildItem extends SimpleBuildItem {

    private final Optional<String> unknown;

    JsonModulesBuildItem(Optional<String> unknown) {
        this.unknown = unknown;
    }

    Optional<String> unknown() {
        return unknown;
    }
}
