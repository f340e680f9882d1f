package dev.straightway.deployment.check;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

/** Tells what annotations stand for: themselves, those that a container repeats, and those that they carry. */
final class Meanings {

    private final IndexView index;
    private final Map<DotName, Set<String>> known = new HashMap<>();

    Meanings(IndexView index) {
        this.index = index;
    }

    /** {@return the binary names of all annotations that one stands for, itself first} */
    Set<String> of(DotName annotation) {
        Set<String> names = known.get(annotation);
        if (names == null) {
            names = new LinkedHashSet<>();
            add(annotation, names);
            known.put(annotation, names);
        }
        return names;
    }

    private void add(DotName annotation, Set<String> names) {
        if (annotation.toString().startsWith("java.lang.") || !names.add(annotation.toString())) {
            return;
        }
        ClassInfo type = index.getClassByName(annotation);
        if (type != null) {
            type.declaredAnnotations().forEach(carried -> add(carried.name(), names));
            MethodInfo value = type.method("value");
            if (value != null && isContained(value.returnType())) {
                add(value.returnType().asArrayType().elementType().name(), names);
            }
        }
    }

    private boolean isContained(Type value) {
        ClassInfo element = value.kind() == Type.Kind.ARRAY
                ? index.getClassByName(value.asArrayType().elementType().name())
                : null;
        return element != null && element.isAnnotation();
    }
}
