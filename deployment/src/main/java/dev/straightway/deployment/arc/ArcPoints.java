package dev.straightway.deployment.arc;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.MethodParameterInfo;

import dev.straightway.proof.application.InjectionPoint;
import io.quarkus.arc.processor.InjectionPointInfo;

/** Names the injection points of ArC as the walk does. */
final class ArcPoints {

    private ArcPoints() {
    }

    /** {@return the place; empty for one that an extension made up} */
    static Optional<InjectionPoint> of(InjectionPointInfo point) {
        AnnotationTarget target = point.getAnnotationTarget();
        if (target != null && target.kind() == AnnotationTarget.Kind.FIELD) {
            FieldInfo field = target.asField();
            return Optional.of(new InjectionPoint(ArcWrappers.internal(field.declaringClass().name()), field.name(),
                    field.type().descriptor(), -1));
        }
        if (target != null && target.kind() == AnnotationTarget.Kind.METHOD_PARAMETER) {
            return Optional.of(of(target.asMethodParameter()));
        }
        return Optional.empty();
    }

    /** {@return the method or the constructor with the parameter; empty for a field, and for what an extension made up} */
    static Optional<MethodInfo> method(InjectionPointInfo point) {
        AnnotationTarget target = point.getAnnotationTarget();
        return target != null && target.kind() == AnnotationTarget.Kind.METHOD_PARAMETER
                ? Optional.of(target.asMethodParameter().method())
                : Optional.empty();
    }

    static InjectionPoint of(MethodParameterInfo parameter) {
        MethodInfo method = parameter.method();
        return new InjectionPoint(ArcWrappers.internal(method.declaringClass().name()), method.name() + method.descriptor(),
                method.parameterType(parameter.position()).descriptor(), parameter.position());
    }

    static List<InjectionPoint> of(Collection<InjectionPointInfo> points) {
        return points.stream().map(ArcPoints::of).flatMap(Optional::stream).toList();
    }

    /** {@return the class that has the field, or the method with the parameter} */
    static DotName declaring(InjectionPointInfo point) {
        AnnotationTarget target = point.getAnnotationTarget();
        ClassInfo declaring = target.kind() == AnnotationTarget.Kind.FIELD ? target.asField().declaringClass()
                : target.asMethodParameter().method().declaringClass();
        return declaring.name();
    }
}
