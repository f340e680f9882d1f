package dev.straightway.deployment;

import io.quarkus.builder.item.SimpleBuildItem;

/** What metrics and traces want to know of requests. */
final class ObservedBuildItem extends SimpleBuildItem {

    private final boolean templates;
    private final boolean failures;

    ObservedBuildItem(boolean templates, boolean failures) {
        this.templates = templates;
        this.failures = failures;
    }

    /** {@return whether they want to know the templates of paths} */
    boolean templates() {
        return templates;
    }

    /** {@return whether they want to know what is thrown} */
    boolean failures() {
        return failures;
    }
}
