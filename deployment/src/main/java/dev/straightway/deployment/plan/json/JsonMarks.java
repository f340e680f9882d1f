package dev.straightway.deployment.plan.json;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;

/** Knows which annotations of Jackson's show in what the mapper says of a bean, so that generated code heeds them. */
final class JsonMarks {

    private static final String JACKSON = "com.fasterxml.jackson.";
    private static final DotName IGNORE = DotName.createSimple(JACKSON + "annotation.JsonIgnore");
    private static final Set<String> UNDERSTOOD = Set.of("JsonProperty", "JsonGetter", "JsonSetter", "JsonAlias", "JsonIgnore",
            "JsonPropertyDescription", "JsonView", "JsonInclude", "JsonPropertyOrder", "JsonIgnoreProperties", "JsonAutoDetect",
            "JsonNaming", "JsonRootName", "JsonClassDescription", "JsonCreator", "JsonDeserialize", "JsonPOJOBuilder",
            "JsonIncludeProperties", "JsonTypeName", "JacksonInject", "JsonEnumDefaultValue");

    /** What concerns writing alone, and what shows in the deserializer that Jackson makes. */
    private static final Set<String> UNDERSTOOD_TO_READ = Set.of("JsonProperty", "JsonGetter", "JsonSetter", "JsonAlias",
            "JsonIgnore", "JsonPropertyDescription", "JsonView", "JsonInclude", "JsonPropertyOrder", "JsonIgnoreProperties",
            "JsonAutoDetect", "JsonNaming", "JsonRootName", "JsonClassDescription", "JsonTypeName", "JsonCreator",
            "JsonEnumDefaultValue");

    private JsonMarks() {
    }

    /** {@return the words for an annotation of a class, of one above it or of their members that isn't heeded in writing} */
    static Optional<String> strange(ClassInfo type, List<ClassInfo> hierarchy) {
        return strange(type, hierarchy, UNDERSTOOD);
    }

    /** {@return the same for reading} */
    static Optional<String> strangeToRead(ClassInfo type, List<ClassInfo> hierarchy) {
        return strange(type, hierarchy, UNDERSTOOD_TO_READ);
    }

    private static Optional<String> strange(ClassInfo type, List<ClassInfo> hierarchy, Set<String> understood) {
        Collection<ClassInfo> all = hierarchy.isEmpty() ? List.of(type) : hierarchy;
        return all.stream().flatMap(one -> one.annotations().stream())
                .filter(mark -> isOfJackson(mark) && !understood.contains(mark.name().withoutPackagePrefix())).findFirst()
                .map(mark -> "@" + mark.name().withoutPackagePrefix() + at(mark.target()));
    }

    private static String at(AnnotationTarget target) {
        return switch (target.kind()) {
            case CLASS -> " is on the class";
            case FIELD -> " is at " + target.asField().name();
            case METHOD -> " is at " + target.asMethod().name() + "()";
            default -> " is within the class";
        };
    }

    static boolean any(Collection<AnnotationInstance> marks) {
        return marks.stream().anyMatch(JsonMarks::isOfJackson);
    }

    private static boolean isOfJackson(AnnotationInstance mark) {
        return mark.name().toString().startsWith(JACKSON);
    }

    /** {@return whether a member says by itself that it is no property} */
    static boolean isIgnored(AnnotationTarget member) {
        AnnotationInstance mark = member.declaredAnnotation(IGNORE);
        return mark != null && (mark.value() == null || mark.value().asBoolean());
    }
}
