package dev.straightway.runtime.provider;

import java.lang.annotation.Annotation;
import java.util.Set;
import java.util.TreeSet;

import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.PreMatching;

import io.smallrye.common.annotation.NonBlocking;

/**
 * For which requests a provider is asked, and when.
 *
 * @param bindings the names of its name bindings; empty for one that is bound to everything (§6.5.2)
 * @param preMatching whether it is asked before a route is looked for
 * @param nonBlocking whether it is asked on the event loop, wherever the resource method is called
 * @param behindBody whether it is asked when the body has been read
 */
public record Traits(Set<String> bindings, boolean preMatching, boolean nonBlocking, boolean behindBody) {

    /** Keeps a copy. */
    public Traits {
        bindings = Set.copyOf(bindings);
    }

    /** {@return what the annotations of a class say} */
    static Traits of(Class<?> type) {
        return new Traits(bindings(type), type.isAnnotationPresent(PreMatching.class),
                type.isAnnotationPresent(NonBlocking.class), false);
    }

    private static Set<String> bindings(Class<?> type) {
        Set<String> names = new TreeSet<>();
        for (Annotation annotation : type.getAnnotations()) {
            if (annotation.annotationType().isAnnotationPresent(NameBinding.class)) {
                names.add(annotation.annotationType().getName());
            }
        }
        return names;
    }
}
