package dev.straightway.deployment.scan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.Callbacks;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.Supertypes;

/**
 * Finds the methods that are called around resource methods in the way of Quarkus REST, and the exceptions that are unwrapped.
 */
final class CallbackScanner {

    private static final Comparator<Callback> BY_PLACE = Comparator.comparing((Callback method) -> method.owner().name())
            .thenComparing(method -> method.declaration().name()).thenComparing(method -> method.declaration().descriptor());

    private final IndexView index;
    private final IndexView lookup;
    private final Predicate<ClassInfo> enabled;
    private final List<ResourceClass> resources;

    /** @param resources the root resources, whose mappers are for themselves */
    CallbackScanner(IndexView index, IndexView lookup, Predicate<ClassInfo> enabled, List<ResourceClass> resources) {
        this.index = index;
        this.lookup = lookup;
        this.enabled = enabled;
        this.resources = resources;
    }

    /** @param registered the names of classes that other extensions give, which needn't be indexed */
    Callbacks scan(List<String> registered) {
        UnwrapScanner unwrapping = new UnwrapScanner(index, lookup);
        Set<Callback> found = new TreeSet<>(BY_PLACE.thenComparing(Callback::kind));
        methods(registered).forEach(method -> found.addAll(scan(method)));
        return new Callbacks(List.copyOf(found), unwrapping.unwrapped(), unwrapping.misplaced());
    }

    private Set<MethodInfo> methods(List<String> registered) {
        Set<MethodInfo> methods = new LinkedHashSet<>();
        Names.CALLBACKS.keySet().stream().map(index::getAnnotations).flatMap(Collection::stream)
                .filter(annotation -> annotation.target().kind() == AnnotationTarget.Kind.METHOD)
                .forEach(annotation -> methods.add(annotation.target().asMethod()));
        registered.stream().map(lookup::getClassByName).filter(type -> type != null)
                .forEach(type -> methods.addAll(type.methods()));
        return methods;
    }

    /** The compiler copies the annotations of a method to its bridges. */
    private List<Callback> scan(MethodInfo method) {
        List<Callback> found = new ArrayList<>();
        if (!method.isSynthetic() && enabled.test(method.declaringClass())) {
            for (AnnotationInstance annotation : method.declaredAnnotations()) {
                Callback.Kind kind = Names.CALLBACKS.get(annotation.name());
                if (kind != null) {
                    found.addAll(scan(method, annotation, kind));
                }
            }
        }
        return found;
    }

    private List<Callback> scan(MethodInfo method, AnnotationInstance annotation, Callback.Kind kind) {
        List<ClassInfo> own = kind == Callback.Kind.EXCEPTION_MAPPER ? resourcesOf(method.declaringClass()) : List.of();
        return own.isEmpty() ? List.of(callback(kind, owner(method.declaringClass()), method, annotation, false))
                : own.stream().map(owner -> callback(kind, owner, method, annotation, true)).toList();
    }

    private Callback callback(Callback.Kind kind, ClassInfo owner, MethodInfo method, AnnotationInstance annotation,
            boolean ownResource) {
        Set<String> bindings = new TreeSet<>();
        Bindings.add(bindings, method.declaredAnnotations(), lookup);
        return new Callback(kind, owner, method, annotation, bindings,
                kind == Callback.Kind.EXCEPTION_MAPPER ? exceptions(method, annotation) : List.of(), ownResource,
                method.hasDeclaredAnnotation(Names.WITH_FORM_READ));
    }

    /** {@return the resource classes whose exceptions alone a mapper of a class maps; empty if it maps those of all} */
    private List<ClassInfo> resourcesOf(ClassInfo declaring) {
        boolean above = declaring.hasDeclaredAnnotation(Names.PATH);
        return resources.stream().map(ResourceClass::declaration)
                .filter(type -> type.equals(declaring) || above && Hierarchy.of(type, lookup).types().contains(declaring))
                .toList();
    }

    /** A method of an abstract class is called on the bean of the class below, if there is one only. */
    private ClassInfo owner(ClassInfo declaring) {
        if (!declaring.isAbstract() && !declaring.isInterface()) {
            return declaring;
        }
        List<ClassInfo> below = Stream
                .concat(index.getAllKnownSubclasses(declaring.name()).stream(),
                        index.getAllKnownImplementations(declaring.name()).stream())
                .filter(type -> !type.isAbstract() && !type.isInterface() && enabled.test(type)).distinct().toList();
        return below.size() == 1 ? below.get(0) : declaring;
    }

    private List<String> exceptions(MethodInfo method, AnnotationInstance annotation) {
        if (annotation.value() != null && annotation.value().asClassArray().length > 0) {
            return Stream.of(annotation.value().asClassArray()).map(type -> type.name().toString()).toList();
        }
        return method.parameterTypes().stream().filter(type -> type.kind() == Type.Kind.CLASS).map(Type::name)
                .filter(this::isThrowable).map(DotName::toString).toList();
    }

    private boolean isThrowable(DotName name) {
        return Supertypes.isSubclass(name, Names.THROWABLE, lookup);
    }
}
