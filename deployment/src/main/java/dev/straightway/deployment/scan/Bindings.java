package dev.straightway.deployment.scan;

import java.util.Collection;
import java.util.Set;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;

/**
 * Finds name bindings: annotations whose own annotation is {@code @NameBinding} (§6.5.2), and those that the filters for links
 * are bound to.
 */
final class Bindings {

    private Bindings() {
    }

    static void add(Set<String> names, Collection<AnnotationInstance> annotations, IndexView index) {
        for (AnnotationInstance annotation : annotations) {
            ClassInfo type = index.getClassByName(annotation.name());
            if (Names.REST_LINKS.contains(annotation.name())) {
                names.add(Names.REST_LINK.toString());
            } else if (annotation.name().equals(Names.INJECT_REST_LINKS)
                    || type != null && type.hasDeclaredAnnotation(Names.NAME_BINDING)) {
                names.add(annotation.name().toString());
            }
        }
    }
}
