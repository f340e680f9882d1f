package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/**
 * Knows the types of which the container hands out proxies: of beans of the application with a normal scope, and of all above
 * them.
 * <p>
 * A proxy is of a class that the container generates, and the first call on it makes the bean. So what is not known, and is
 * used as one of these types, may be more than any object of the classes that are seen.
 */
final class ProxiedTypes {

    /** A stereotype may bring a scope along. */
    private static final Set<String> SCOPES = Set.of("Ljakarta/enterprise/context/NormalScope;",
            "Ljakarta/enterprise/inject/Stereotype;");

    private final Classes classes;
    private final Map<String, Boolean> scopes = new HashMap<>();
    /** Null until somebody asks. */
    private Set<String> types;

    ProxiedTypes(Classes classes) {
        this.classes = classes;
    }

    /** {@return whether an object that is of a class may be a proxy} */
    boolean contains(String type) {
        if (types == null) {
            types = new HashSet<>();
            classes.shapes().forEach(this::add);
        }
        return types.contains(type);
    }

    private void add(Shape shape) {
        if (scoped(shape.annotations())) {
            types.addAll(classes.supertypes(shape.name()));
        }
        for (MethodNode method : shape.methods()) {
            produced(Shape.annotations(method), Type.getReturnType(method.desc));
        }
        for (FieldNode field : shape.fields()) {
            produced(Shape.annotations(field), Type.getType(field.desc));
        }
    }

    /** A scope says enough: what makes a bean needn't say that it does. */
    private void produced(List<String> annotations, Type type) {
        String made = TypeNames.reference(type);
        if (made != null && !TypeNames.isArray(made) && scoped(annotations)) {
            types.addAll(classes.supertypes(made));
        }
    }

    private boolean scoped(List<String> annotations) {
        return annotations.stream().anyMatch(descriptor -> scopes.computeIfAbsent(descriptor, this::isScope));
    }

    private boolean isScope(String descriptor) {
        Shape annotation = classes.shape(Type.getType(descriptor).getInternalName());
        return annotation != null && annotation.annotations().stream().anyMatch(SCOPES::contains);
    }
}
