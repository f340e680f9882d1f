package dev.straightway.proof.walk;

import java.util.Set;

import org.objectweb.asm.Handle;

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

    /** The method that implements it; null for a function of the container. */
    final Handle body;

    Lambda(String type, String name, int parameters, Set<String> markers, Node node, Handle body) {
        this.type = type;
        this.name = name;
        this.parameters = parameters;
        this.markers = markers;
        this.node = node;
        this.body = body;
    }
}
