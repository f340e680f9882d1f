package dev.straightway.deployment.reach.walk;

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
 */
public record Resolution(Set<String> classes, List<Method> producers, List<Method> creation) {
}
