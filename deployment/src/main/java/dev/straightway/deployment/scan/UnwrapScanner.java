package dev.straightway.deployment.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Supertypes;

/** Finds the exceptions whose cause is mapped in their place. */
final class UnwrapScanner {

    private static final DotName EXCEPTION = DotName.createSimple("java.lang.Exception");
    private static final String USUAL = "UNWRAP_IF_NO_MATCH";

    private final IndexView lookup;
    private final Map<String, String> unwrapped = new TreeMap<>();
    private final List<String> misplaced = new ArrayList<>();

    UnwrapScanner(IndexView index, IndexView lookup) {
        this.lookup = lookup;
        index.getAnnotations(Names.UNWRAP_EXCEPTION).stream()
                .filter(annotation -> annotation.target().kind() == AnnotationTarget.Kind.CLASS).forEach(this::scan);
    }

    private void scan(AnnotationInstance annotation) {
        AnnotationValue strategy = annotation.value("strategy");
        String name = strategy == null ? USUAL : strategy.asEnum();
        ClassInfo type = annotation.target().asClass();
        if (annotation.value() != null && annotation.value().asClassArray().length > 0) {
            for (Type exception : annotation.value().asClassArray()) {
                unwrapped.put(exception.name().toString(), name);
            }
        } else if (Supertypes.isSubclass(type.name(), EXCEPTION, lookup)) {
            unwrapped.put(type.name().toString(), name);
        } else {
            misplaced.add(type.name().toString());
        }
    }

    /** {@return the strategies by the names of the exceptions} */
    Map<String, String> unwrapped() {
        return Map.copyOf(unwrapped);
    }

    /** {@return the classes that name no exception and are none} */
    List<String> misplaced() {
        return misplaced.stream().sorted().toList();
    }
}
