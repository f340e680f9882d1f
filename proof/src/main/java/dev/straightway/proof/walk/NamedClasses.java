package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.proof.code.AnnotationValues;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Shape;

/**
 * Knows the classes that annotations of the application name, as a constraint names its validator and a member its serializer:
 * a framework makes objects of them, and calls these.
 */
final class NamedClasses {

    private final Classes classes;
    /** Internal names; null until it is asked for. */
    private Set<String> named;

    NamedClasses(Classes classes) {
        this.classes = classes;
    }

    /** {@return whether an annotation names a class that has the members of a type} */
    boolean has(String type) {
        if (named == null) {
            named = new HashSet<>();
            classes.shapes().forEach(this::read);
        }
        return classes.concreteOfApplication(type).stream().anyMatch(named::contains);
    }

    private void read(Shape shape) {
        Stream<Object> defaults = shape.methods().stream().map(method -> method.annotationDefault);
        named.addAll(AnnotationValues.classes(Stream.concat(shape.allMarks(), defaults)));
    }
}
