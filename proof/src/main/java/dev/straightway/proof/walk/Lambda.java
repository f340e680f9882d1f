package dev.straightway.proof.walk;

import java.util.Set;

/** Is one lambda or method reference of the code. */
final class Lambda {

    /** Internal name of the functional interface. */
    final String type;
    /** The method that it implements. */
    final String name;
    final int parameters;
    final Set<String> markers;
    /** What runs; its parameters are those of the functional method. */
    final Node node;

    Lambda(String type, String name, int parameters, Set<String> markers, Node node) {
        this.type = type;
        this.name = name;
        this.parameters = parameters;
        this.markers = markers;
        this.node = node;
    }
}
