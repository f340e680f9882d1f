package dev.straightway.deployment.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.DeclaredAnswer;
import dev.straightway.deployment.model.DeclaredMediaTypes;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;

/** Reads one method of a resource class. */
final class MethodScanner {

    private static final List<String> EVENTS = List.of("text/event-stream");

    private final Map<DotName, String> designators;
    private final IndexView index;
    private final ParameterScanner parameters;

    MethodScanner(Map<DotName, String> designators, IndexView index) {
        this.designators = designators;
        this.index = index;
        this.parameters = new ParameterScanner(index);
    }

    /** {@return the resource method or locator, or nothing if the method is neither} */
    Optional<ResourceMethod> scan(ClassInfo owner, MethodInfo method, Hierarchy hierarchy) {
        return annotated(method, hierarchy).map(annotated -> read(owner, method, annotated, hierarchy));
    }

    /** §3.6: annotations of Jakarta REST on the method itself win as a whole over those of what it overrides. */
    private Optional<MethodInfo> annotated(MethodInfo method, Hierarchy hierarchy) {
        if (isAnnotated(method)) {
            return Optional.of(method);
        }
        return hierarchy.overridden(method).stream().filter(this::isAnnotated).findFirst();
    }

    /** {@return whether a method is a resource method or locator by its own annotations} */
    boolean isAnnotated(MethodInfo method) {
        return method.hasDeclaredAnnotation(Names.PATH)
                || method.declaredAnnotations().stream().anyMatch(annotation -> designators.containsKey(annotation.name()));
    }

    private ResourceMethod read(ClassInfo owner, MethodInfo method, MethodInfo annotated, Hierarchy hierarchy) {
        List<ClassInfo> types = hierarchy.types();
        DeclaredAnswer declared = AnswerScanner.scan(owner, types, method, annotated);
        return new ResourceMethod(owner, method, annotated, hierarchy.namesakes(method), httpMethods(annotated),
                path(annotated),
                mediaTypes(annotated, types, Names.CONSUMES), produces(annotated, types, declared),
                parameters(owner, method, annotated, hierarchy),
                hierarchy.resolve(method.returnType(), method.declaringClass()),
                declared, bindings(method, annotated, types),
                onMethod(method, annotated), onClass(types));
    }

    private static Optional<String> path(MethodInfo method) {
        return Optional.ofNullable(method.declaredAnnotation(Names.PATH)).map(path -> path.value().asString());
    }

    private List<String> httpMethods(MethodInfo method) {
        return method.declaredAnnotations().stream()
                .filter(annotation -> designators.containsKey(annotation.name()))
                .map(annotation -> designators.get(annotation.name()))
                .sorted().toList();
    }

    private List<ResourceParameter> parameters(ClassInfo owner, MethodInfo method, MethodInfo annotated,
            Hierarchy hierarchy) {
        JsonScanner json = new JsonScanner(owner, method, annotated);
        String template = hierarchy.path().orElse("") + "/" + path(annotated).orElse("");
        boolean encoded = annotated.hasDeclaredAnnotation(Names.ENCODED)
                || hierarchy.types().stream().anyMatch(type -> type.hasDeclaredAnnotation(Names.ENCODED));
        List<ResourceParameter> found = new ArrayList<>();
        for (int i = 0; i < method.parametersCount(); i++) {
            String name = method.parameters().get(i).name();
            List<AnnotationInstance> annotations = annotated.parameters().get(i).declaredAnnotations();
            found.add(json.read(parameters.scan(new ParameterScanner.Site(name == null ? "arg" + i : name,
                    hierarchy.resolve(method.parameterType(i), method.declaringClass()), annotations, encoded), template),
                    annotations));
        }
        return found;
    }

    /** §6.5.2: the annotations on method and class whose own annotation is {@code @NameBinding}. */
    private Set<String> bindings(MethodInfo method, MethodInfo annotated, List<ClassInfo> types) {
        Set<String> names = new TreeSet<>();
        Bindings.add(names, method.declaredAnnotations(), index);
        Bindings.add(names, annotated.declaredAnnotations(), index);
        types.forEach(type -> Bindings.add(names, type.declaredAnnotations(), index));
        return names;
    }

    /** A method that declares of what type the entities of its events are answers with events. */
    private static List<String> produces(MethodInfo method, List<ClassInfo> types, DeclaredAnswer declared) {
        return declared.elementType().isPresent() && !method.hasDeclaredAnnotation(Names.PRODUCES) ? EVENTS
                : mediaTypes(method, types, Names.PRODUCES);
    }

    private static List<String> mediaTypes(MethodInfo method, List<ClassInfo> types, DotName name) {
        AnnotationInstance onMethod = method.declaredAnnotation(name);
        if (onMethod != null) {
            return DeclaredMediaTypes.of(onMethod);
        }
        return types.stream().map(type -> type.declaredAnnotation(name)).filter(annotation -> annotation != null)
                .findFirst().map(DeclaredMediaTypes::of).orElse(List.of());
    }

    private static Set<String> onMethod(MethodInfo method, MethodInfo annotated) {
        Set<String> names = new TreeSet<>();
        method.declaredAnnotations().forEach(annotation -> names.add(annotation.name().toString()));
        annotated.declaredAnnotations().forEach(annotation -> names.add(annotation.name().toString()));
        return names;
    }

    private static Set<String> onClass(List<ClassInfo> types) {
        Set<String> names = new TreeSet<>();
        types.forEach(type -> type.declaredAnnotations().forEach(annotation -> names.add(annotation.name().toString())));
        return names;
    }
}
