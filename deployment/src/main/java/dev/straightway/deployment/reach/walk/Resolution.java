package dev.straightway.deployment.reach.walk;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.straightway.deployment.reach.code.Method;

/**
 * Says what an injection point gets.
 *
 * @param classes internal names of the bean classes
 * @param producers producer methods; what they return is injected
 * @param creation methods that may run on the request's thread to make the beans: constructors, {@code @PostConstruct}
 *        methods and producers of beans that are not made at the start
 * @param list whether the beans come in a {@code java.util.List}, as {@code @All} asks for
 * @param requestScope whether one of the beans may be of the request scope, so that a call on it needs that scope
 */
public record Resolution(Set<String> classes, List<Method> producers, List<Method> creation, boolean list,
        boolean requestScope) {

    /** Keeps copies. */
    public Resolution {
        classes = Collections.unmodifiableSet(new LinkedHashSet<>(classes));
        producers = List.copyOf(producers);
        creation = List.copyOf(creation);
    }

    /** One bean, or one of several, of another scope than the request's. */
    public Resolution(Set<String> classes, List<Method> producers, List<Method> creation) {
        this(classes, producers, creation, false, false);
    }

    /** {@return all the beans in a list, as {@code @All List<X>} gets; of instance handles nothing is known} */
    public static Resolution listOf(Set<String> classes, List<Method> producers, List<Method> creation) {
        return new Resolution(classes, producers, creation, true, false);
    }

    /** {@return the same with beans of the request scope among them} */
    public Resolution inRequestScope() {
        return new Resolution(classes, producers, creation, list, true);
    }
}
