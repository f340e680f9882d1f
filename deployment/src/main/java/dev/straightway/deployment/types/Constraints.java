package dev.straightway.deployment.types;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.ResourceMethod;

/**
 * The annotations that ask Hibernate Validator to validate something.
 *
 * @param annotations constraints, the containers of those that repeat, {@code @Valid} and {@code @ValidateOnExecution}; empty
 *        without a validator
 */
public record Constraints(Set<DotName> annotations) {

    /** The application has no validator. */
    public static final Constraints NONE = new Constraints(Set.of());

    public static final DotName VALID = DotName.createSimple("jakarta.validation.Valid");

    /** {@return whether a method has constraints: on itself, its parameters or its result, inherited or not} */
    public boolean on(ResourceMethod method) {
        return declarations(method).flatMap(one -> one.annotations().stream()).anyMatch(this::is);
    }

    /** {@return the constraints at a class itself, its fields and its methods} */
    public List<AnnotationInstance> in(ClassInfo type) {
        return annotations.isEmpty() ? List.of() : type.annotations().stream().filter(this::is).toList();
    }

    /** {@return the constraints at one parameter of a method, those that it inherits too} */
    public List<AnnotationInstance> at(ResourceMethod method, int parameter) {
        return declarations(method).flatMap(one -> one.parameters().get(parameter).annotations().stream()
                .filter(annotation -> isAt(annotation, parameter))).filter(this::is).toList();
    }

    private static boolean isAt(AnnotationInstance annotation, int parameter) {
        return annotation.target().kind() != AnnotationTarget.Kind.METHOD_PARAMETER
                || annotation.target().asMethodParameter().position() == parameter;
    }

    /** {@return the simple names of annotations, sorted} */
    public static Set<String> names(Stream<AnnotationInstance> annotations) {
        return annotations.map(annotation -> annotation.name().withoutPackagePrefix())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    public boolean is(AnnotationInstance annotation) {
        return annotations.contains(annotation.name());
    }

    /** {@return a method with all that it overrides or implements} */
    public static Stream<MethodInfo> declarations(ResourceMethod method) {
        return Stream.concat(Stream.of(method.declaration()), method.namesakes().stream()).distinct();
    }
}
