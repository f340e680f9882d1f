package dev.straightway.runtime.recording;

import java.util.List;
import java.util.stream.Stream;

import dev.straightway.runtime.entity.StandardEntities;

/** Classes that the start looks for by their names, since an application needn't have them. */
public final class OptionalClasses {

    static final String TEMPLATE = "io.quarkus.qute.TemplateInstance";
    /** What Quarkus itself puts around exceptions of the application. */
    static final List<String> WRAPPERS = List.of("io.quarkus.arc.ArcUndeclaredThrowableException",
            "jakarta.transaction.RollbackException");

    private OptionalClasses() {
    }

    /** {@return their names} */
    public static List<String> names() {
        return Stream.of(List.of(TEMPLATE), WRAPPERS, StandardEntities.optionalClasses()).flatMap(List::stream).toList();
    }
}
