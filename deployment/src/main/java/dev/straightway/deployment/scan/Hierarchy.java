package dev.straightway.deployment.scan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.ArrayType;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.ParameterizedType;
import org.jboss.jandex.Type;

/**
 * A class with its superclasses and interfaces, nearest first, and what their type variables stand for in it.
 */
final class Hierarchy {

    private final Map<ClassInfo, Map<String, Type>> bindings = new LinkedHashMap<>();
    private final IndexView index;

    private Hierarchy(IndexView index) {
        this.index = index;
    }

    /** Superclasses come before interfaces, as §3.6 prefers their annotations. */
    static Hierarchy of(ClassInfo declaration, IndexView index) {
        Hierarchy hierarchy = new Hierarchy(index);
        hierarchy.addClasses(declaration);
        for (ClassInfo type : List.copyOf(hierarchy.bindings.keySet())) {
            hierarchy.addInterfaces(type);
        }
        return hierarchy;
    }

    /** {@return the class itself, its superclasses, then all interfaces} */
    List<ClassInfo> types() {
        return List.copyOf(bindings.keySet());
    }

    /** {@return the path of the class itself, else of the nearest type that it inherits from} */
    Optional<String> path() {
        return bindings.keySet().stream()
                .map(type -> type.declaredAnnotation(Names.PATH))
                .filter(annotation -> annotation != null)
                .map(annotation -> annotation.value().asString())
                .findFirst();
    }

    /** {@return the methods of the types behind the declaring class that a method overrides, nearest first} */
    List<MethodInfo> overridden(MethodInfo method) {
        List<MethodInfo> found = new ArrayList<>();
        boolean behind = false;
        for (ClassInfo type : bindings.keySet()) {
            if (behind) {
                type.methods().stream().filter(candidate -> overrides(method, candidate)).forEach(found::add);
            }
            behind |= type.equals(method.declaringClass());
        }
        return found;
    }

    /** {@return the methods of all types that have the signature of a method, wherever they stand, but not itself} */
    List<MethodInfo> namesakes(MethodInfo method) {
        return bindings.keySet().stream().flatMap(type -> type.methods().stream())
                .filter(candidate -> !candidate.equals(method) && overrides(method, candidate)).toList();
    }

    /** {@return whether a method overrides one of a type behind its own, or has the same signature as it} */
    boolean overrides(MethodInfo method, MethodInfo candidate) {
        if (!method.name().equals(candidate.name()) || method.parametersCount() != candidate.parametersCount()) {
            return false;
        }
        for (int i = 0; i < method.parametersCount(); i++) {
            Type own = resolve(method.parameterType(i), method.declaringClass());
            if (!own.name().equals(resolve(candidate.parameterType(i), candidate.declaringClass()).name())) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return a type as it stands in a declaring class, its variables replaced by what they are here, and without annotations,
     * which don't make it another type: {@code @NotNull File} is a file}
     */
    Type resolve(Type type, ClassInfo declaring) {
        return PlainTypes.of(substitute(type, bindings.getOrDefault(declaring, Map.of())));
    }

    private void addClasses(ClassInfo declaration) {
        ClassInfo type = declaration;
        Map<String, Type> binding = Map.of();
        while (type != null && !type.name().equals(DotName.OBJECT_NAME)) {
            bindings.put(type, binding);
            Type parent = type.superClassType();
            ClassInfo next = parent == null ? null : index.getClassByName(parent.name());
            binding = next == null ? Map.of() : bind(next, substitute(parent, binding));
            type = next;
        }
    }

    private void addInterfaces(ClassInfo type) {
        for (Type parent : type.interfaceTypes()) {
            ClassInfo next = index.getClassByName(parent.name());
            if (next != null && !bindings.containsKey(next)) {
                bindings.put(next, bind(next, substitute(parent, bindings.get(type))));
                addInterfaces(next);
            }
        }
    }

    private static Map<String, Type> bind(ClassInfo generic, Type use) {
        Map<String, Type> binding = new HashMap<>();
        if (use.kind() == Type.Kind.PARAMETERIZED_TYPE) {
            List<Type> arguments = use.asParameterizedType().arguments();
            for (int i = 0; i < arguments.size(); i++) {
                binding.put(generic.typeParameters().get(i).identifier(), arguments.get(i));
            }
        }
        return binding;
    }

    private static Type substitute(Type type, Map<String, Type> binding) {
        return switch (type.kind()) {
            case TYPE_VARIABLE -> binding.getOrDefault(type.asTypeVariable().identifier(), type);
            case PARAMETERIZED_TYPE -> parameterized(type.asParameterizedType(), binding);
            case ARRAY -> ArrayType.create(substitute(type.asArrayType().constituent(), binding),
                    type.asArrayType().dimensions());
            default -> type;
        };
    }

    private static Type parameterized(ParameterizedType type, Map<String, Type> binding) {
        if (binding.isEmpty()) {
            return type;
        }
        Type[] arguments = type.arguments().stream().map(argument -> substitute(argument, binding)).toArray(Type[]::new);
        return ParameterizedType.create(type.name(), arguments);
    }
}
