package dev.straightway.deployment;

import java.util.List;
import java.util.Map;

import dev.straightway.deployment.check.Problem;
import io.quarkus.builder.item.SimpleBuildItem;

/** The implementations of link interfaces by their internal names, and what is wrong with these. */
final class LinksBuildItem extends SimpleBuildItem {

    private final Map<String, byte[]> classes;
    private final List<Problem> problems;

    LinksBuildItem(Map<String, byte[]> classes, List<Problem> problems) {
        this.classes = classes;
        this.problems = problems;
    }

    Map<String, byte[]> classes() {
        return classes;
    }

    List<Problem> problems() {
        return problems;
    }
}
