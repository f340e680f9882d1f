package dev.straightway.deployment;

import java.util.Optional;

import dev.straightway.deployment.arc.RouteProofs;
import io.quarkus.builder.item.SimpleBuildItem;

/** The walk through the application as it has begun, or nothing where signatures alone decide. */
final class BeginningBuildItem extends SimpleBuildItem {

    private final Optional<RouteProofs.Begun> begun;

    BeginningBuildItem(Optional<RouteProofs.Begun> begun) {
        this.begun = begun;
    }

    Optional<RouteProofs.Begun> begun() {
        return begun;
    }
}
