package dev.straightway.deployment.scan;

import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.JsonForm;
import dev.straightway.deployment.model.ResourceParameter;

/**
 * Reads how a method has JSON read and written: what stands on the method counts before what stands on its class, and of
 * several views the first one, as in Quarkus REST.
 */
final class JsonScanner {

    private static final DotName VIEW = DotName.createSimple("com.fasterxml.jackson.annotation.JsonView");
    private static final DotName WRITING = DotName.createSimple("dev.straightway.CustomSerialization");
    private static final DotName READING = DotName.createSimple("dev.straightway.CustomDeserialization");

    private final ClassInfo owner;
    private final MethodInfo method;
    private final MethodInfo annotated;

    /**
     * @param owner the resource class
     * @param method the method that is called
     * @param annotated where its annotations of Jakarta REST stand
     */
    JsonScanner(ClassInfo owner, MethodInfo method, MethodInfo annotated) {
        this.owner = owner;
        this.method = method;
        this.annotated = annotated;
    }

    /** {@return how what the method returns is written} */
    JsonForm written() {
        return new JsonForm(nearest(VIEW).flatMap(JsonScanner::view), nearest(WRITING).flatMap(JsonScanner::function));
    }

    /** {@return a parameter, and if it is the entity how it is read; a view stands on the parameter itself} */
    ResourceParameter read(ResourceParameter parameter, Collection<AnnotationInstance> annotations) {
        return !(parameter instanceof ResourceParameter.Entity entity) ? parameter
                : new ResourceParameter.Entity(entity.name(), entity.type(), new JsonForm(
                        annotations.stream().filter(annotation -> annotation.name().equals(VIEW)).findFirst()
                                .flatMap(JsonScanner::view),
                        nearest(READING).flatMap(JsonScanner::function)));
    }

    private Optional<AnnotationInstance> nearest(DotName name) {
        return Stream.of(method, annotated, owner, annotated.declaringClass()).map(site -> site.declaredAnnotation(name))
                .filter(Objects::nonNull).findFirst();
    }

    private static Optional<String> view(AnnotationInstance annotation) {
        return Optional.ofNullable(annotation.value()).map(AnnotationValue::asClassArray).filter(views -> views.length > 0)
                .map(views -> views[0].name().toString());
    }

    private static Optional<String> function(AnnotationInstance annotation) {
        return Optional.ofNullable(annotation.value()).map(type -> type.asClass().name().toString());
    }
}
