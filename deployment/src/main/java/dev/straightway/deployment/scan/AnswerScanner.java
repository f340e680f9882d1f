package dev.straightway.deployment.scan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.DeclaredAnswer;
import dev.straightway.deployment.model.DeclaredAnswer.Field;

/**
 * Reads what annotations of Quarkus REST declare of the head of an answer.
 * <p>
 * Those of the method itself count before those of the method that it overrides or implements.
 */
final class AnswerScanner {

    private static final DotName STATUS = Names.quarkus("ResponseStatus");
    private static final DotName HEADER = Names.quarkus("ResponseHeader");
    private static final DotName HEADERS = Names.quarkus("ResponseHeader$List");
    private static final DotName CACHE = Names.quarkus("Cache");
    private static final DotName NO_CACHE = Names.quarkus("NoCache");
    private static final DotName COMPRESSED = DotName.createSimple("io.quarkus.vertx.http.Compressed");
    private static final DotName UNCOMPRESSED = DotName.createSimple("io.quarkus.vertx.http.Uncompressed");
    private static final DotName CANCELLABLE = Names.quarkus("server.Cancellable");
    /** The second is the older name of the first. */
    private static final List<DotName> ELEMENT_TYPES = List.of(Names.quarkus("RestStreamElementType"),
            Names.quarkus("RestSseElementType"));

    private AnswerScanner() {
    }

    /**
     * {@return what is declared}
     *
     * @param owner the resource class
     * @param types the resource class and what it inherits from
     * @param method the method that is called
     * @param annotated where its annotations of Jakarta REST stand
     */
    static DeclaredAnswer scan(ClassInfo owner, List<ClassInfo> types, MethodInfo method, MethodInfo annotated) {
        return new DeclaredAnswer(
                Stream.of(method, annotated).map(site -> site.declaredAnnotation(STATUS)).filter(Objects::nonNull).findFirst()
                        .map(AnnotationInstance::value).map(AnnotationValue::asInt),
                Stream.of(method, annotated).map(AnswerScanner::fields).filter(fields -> !fields.isEmpty()).findFirst()
                        .orElse(List.of()),
                cacheControl(method, owner).or(() -> cacheControl(annotated, annotated.declaringClass())),
                Stream.of(method, annotated).flatMap(site -> compressed(site).stream()).findFirst(),
                isKept(Stream.concat(Stream.of(method, annotated), types.stream())),
                elementType(Stream.concat(Stream.of(method, annotated), types.stream())),
                new JsonScanner(owner, method, annotated).written());
    }

    private static Optional<Boolean> compressed(MethodInfo method) {
        if (method.hasDeclaredAnnotation(COMPRESSED)) {
            return Optional.of(true);
        }
        return method.hasDeclaredAnnotation(UNCOMPRESSED) ? Optional.of(false) : Optional.empty();
    }

    private static boolean isKept(Stream<? extends AnnotationTarget> nearestFirst) {
        return nearestFirst.map(place -> place.declaredAnnotation(CANCELLABLE)).filter(Objects::nonNull).findFirst()
                .map(AnnotationInstance::value).map(value -> !value.asBoolean()).orElse(false);
    }

    private static Optional<String> elementType(Stream<? extends AnnotationTarget> nearestFirst) {
        return nearestFirst.flatMap(place -> ELEMENT_TYPES.stream().map(place::declaredAnnotation)).filter(Objects::nonNull)
                .findFirst().map(AnnotationInstance::value).map(AnnotationValue::asString);
    }

    /** If fields have the same name, the last annotation counts, with all its values, as in Quarkus REST. */
    private static List<Field> fields(MethodInfo method) {
        List<AnnotationInstance> annotations = new ArrayList<>();
        Optional.ofNullable(method.declaredAnnotation(HEADER)).ifPresent(annotations::add);
        Optional.ofNullable(method.declaredAnnotation(HEADERS)).map(AnnotationInstance::value)
                .ifPresent(several -> annotations.addAll(List.of(several.asNestedArray())));
        Map<String, List<Field>> byName = new LinkedHashMap<>();
        for (AnnotationInstance annotation : annotations) {
            AnnotationValue name = annotation.value("name");
            AnnotationValue values = annotation.value();
            if (name != null && values != null) {
                byName.put(name.asString(),
                        Stream.of(values.asStringArray()).map(value -> new Field(name.asString(), value)).toList());
            }
        }
        return byName.values().stream().flatMap(List::stream).toList();
    }

    /**
     * {@code @NoCache} counts before {@code @Cache}, wherever the two stand; one that says nothing gives a field without value.
     */
    private static Optional<String> cacheControl(MethodInfo method, ClassInfo type) {
        return nearest(method, type, NO_CACHE).map(CacheDirectives::ofNoCache)
                .or(() -> nearest(method, type, CACHE).map(CacheDirectives::ofCache));
    }

    private static Optional<AnnotationInstance> nearest(MethodInfo method, ClassInfo type, DotName name) {
        return Optional.ofNullable(method.declaredAnnotation(name))
                .or(() -> Optional.ofNullable(type.declaredAnnotation(name)));
    }
}
