package dev.straightway.deployment;

import io.quarkus.builder.item.MultiBuildItem;

/** A class of another extension with methods that are called around resource methods. */
final class CallbackClassBuildItem extends MultiBuildItem {

    private final String className;

    CallbackClassBuildItem(String className) {
        this.className = className;
    }

    String className() {
        return className;
    }
}
