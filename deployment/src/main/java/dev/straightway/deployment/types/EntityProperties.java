package dev.straightway.deployment.types;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.Supertypes;

/** Finds the properties of entities whose values the variables of their links take. */
public final class EntityProperties {

    private static final DotName REST_LINK_ID = DotName.createSimple("dev.straightway.links.rest.RestLinkId");
    private static final String ID = "id";

    private EntityProperties() {
    }

    /**
     * {@return the property for a variable: that with {@code @RestLinkId} or the one with {@code @Id} if it is called
     * {@code id}, else the field of the same name}
     */
    static Optional<String> of(DotName entity, String variable, IndexView index) {
        List<ClassInfo> types = Supertypes.classes(index.getClassByName(entity), index);
        Optional<String> id = variable.equals(ID) ? types.stream().flatMap(type -> id(type).stream()).findFirst()
                : Optional.empty();
        return id.or(() -> types.stream().map(type -> type.field(variable)).filter(field -> field != null)
                .map(FieldInfo::name).findFirst());
    }

    private static Optional<String> id(ClassInfo type) {
        return chosen(type).stream().findFirst()
                .or(() -> type.fields().stream().filter(one -> one.annotations().stream().anyMatch(EntityProperties::isId))
                        .map(FieldInfo::name).findFirst())
                .or(() -> type.methods().stream()
                        .filter(one -> one.declaredAnnotations().stream().anyMatch(EntityProperties::isId))
                        .map(EntityProperties::name).findFirst());
    }

    private static List<String> chosen(ClassInfo type) {
        return type.fields().stream().filter(field -> field.hasAnnotation(REST_LINK_ID)).map(FieldInfo::name).toList();
    }

    /** {@return the fields with {@code @RestLinkId} of the first class of an entity that has several; empty where none has} */
    public static List<String> ambiguous(DotName entity, IndexView index) {
        return Supertypes.classes(index.getClassByName(entity), index).stream().map(EntityProperties::chosen)
                .filter(fields -> fields.size() > 1).findFirst().orElse(List.of());
    }

    /** Whatever the database: each has its own annotation. */
    private static boolean isId(AnnotationInstance annotation) {
        return annotation.name().toString().endsWith("persistence.Id");
    }

    private static String name(MethodInfo getter) {
        String name = getter.name().replaceFirst("^(get|is)(?=[A-Z])", "");
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
