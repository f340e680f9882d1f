package dev.straightway.deployment.model;

import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;

/** Reads {@code @Consumes} and {@code @Produces} (§3.5). */
public final class DeclaredMediaTypes {

    private DeclaredMediaTypes() {
    }

    /** {@return the values, of which one may hold several types with commas between them; empty without any} */
    public static List<String> of(AnnotationInstance annotation) {
        return annotation.value() == null ? List.of()
                : Stream.of(annotation.value().asStringArray()).flatMap(value -> Stream.of(value.split(",")))
                        .map(String::trim).toList();
    }
}
