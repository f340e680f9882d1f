package dev.straightway.deployment;

import io.quarkus.builder.item.SimpleBuildItem;

/** Says that the application has no problem that keeps it from being compiled. */
final class CheckedBuildItem extends SimpleBuildItem {
}
