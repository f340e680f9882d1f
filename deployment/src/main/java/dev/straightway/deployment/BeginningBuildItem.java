package dev.straightway.deployment;

import java.util.Optional;

import io.quarkus.builder.item.SimpleBuildItem;

/** The walk through the application as it has begun, or nothing where signatures alone decide. */
final class BeginningBuildItem extends SimpleBuildItem {

    private final Optional<Walks.Begun> begun;

    BeginningBuildItem(Optional<Walks.Begun> begun) {
        this.begun = begun;
    }

    Optional<Walks.Begun> begun() {
        return begun;
    }
}
