package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;

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
        read(shape.marks());
        shape.fields().forEach(field -> read(Shape.marks(field)));
        shape.methods().forEach(method -> {
            read(Shape.marks(method));
            read(Shape.parameterMarks(method));
            value(method.annotationDefault);
        });
    }

    private void read(List<AnnotationNode> marks) {
        marks.forEach(mark -> value(mark.values));
    }

    private void value(Object value) {
        if (value instanceof List<?> all) {
            all.forEach(this::value);
        } else if (value instanceof AnnotationNode inner) {
            value(inner.values);
        } else if (value instanceof Type type && type.getSort() == Type.OBJECT) {
            named.add(type.getInternalName());
        }
    }
}
