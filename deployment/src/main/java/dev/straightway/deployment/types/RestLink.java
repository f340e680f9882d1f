package dev.straightway.deployment.types;

import java.util.Optional;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.ResourceMethod;

/**
 * What {@code @RestLink} says of a resource method that REST Data generates: objects of a class have a link to it.
 *
 * @param entity the name of the class
 * @param rel the relation of the link
 * @param title the title of the link; empty for none
 * @param type the media type of the link; empty for none
 */
public record RestLink(DotName entity, String rel, String title, String type) {

    /** The name of the annotation, whose class isn't in the application. */
    public static final DotName NAME = DotName.createSimple("io.quarkus.resteasy.reactive.links.RestLink");

    private static final String ID = "id";

    /** {@return what the annotation says of a method; empty without it} */
    public static Optional<RestLink> on(ResourceMethod method) {
        return Optional.ofNullable(method.annotated().declaredAnnotation(NAME)).map(RestLink::of);
    }

    private static RestLink of(AnnotationInstance annotation) {
        return new RestLink(annotation.value("entityType").asClass().name(), text(annotation.value("rel")),
                text(annotation.value("title")), text(annotation.value("type")));
    }

    private static String text(AnnotationValue value) {
        return value == null ? "" : value.asString();
    }

    /** {@return the property of the entity that is the value of a variable: its {@code @Id}, or the field of the same name} */
    public Optional<String> property(String variable, IndexView index) {
        Optional<String> id = variable.equals(ID) ? id(index.getClassByName(entity), index) : Optional.empty();
        return id.or(() -> field(variable, index.getClassByName(entity), index));
    }

    private static Optional<String> id(ClassInfo type, IndexView index) {
        if (type == null) {
            return Optional.empty();
        }
        Optional<String> field = type.fields().stream().filter(one -> one.annotations().stream().anyMatch(RestLink::isId))
                .map(FieldInfo::name).findFirst();
        return field.or(() -> type.methods().stream()
                .filter(one -> one.declaredAnnotations().stream().anyMatch(RestLink::isId)).map(RestLink::propertyName)
                .findFirst())
                .or(() -> id(above(type, index), index));
    }

    /** Whatever the database: each has its own annotation. */
    private static boolean isId(AnnotationInstance annotation) {
        return annotation.name().toString().endsWith("persistence.Id");
    }

    private static String propertyName(MethodInfo getter) {
        String name = getter.name().replaceFirst("^(get|is)(?=[A-Z])", "");
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static Optional<String> field(String name, ClassInfo type, IndexView index) {
        if (type == null) {
            return Optional.empty();
        }
        return type.field(name) != null ? Optional.of(name) : field(name, above(type, index), index);
    }

    private static ClassInfo above(ClassInfo type, IndexView index) {
        return type.superName() == null ? null : index.getClassByName(type.superName());
    }
}
