package dev.straightway.deployment.reach.walk;

import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.reach.code.Method;

/**
 * Is a bean, as the container gives it.
 *
 * @param scope how long an instance lives
 * @param type internal name of the class of the instances; empty if a producer makes them, or if nothing is known of them
 * @param producer the method that makes the instances, if one does
 * @param making what runs to make an instance, and to end it
 * @param proxying the constructor of the bean's class that its client proxy runs, which extends that class
 */
public record Bean(Scope scope, Optional<String> type, Optional<Method> producer, Making making, List<Method> proxying) {

    /** How long an instance lives. */
    public enum Scope {
        /** One for the application, behind a proxy: made by the first call on it. */
        APPLICATION,
        /** One for the application: made where it is injected first. */
        SINGLETON,
        /** One for each injection point. */
        DEPENDENT,
        /** One for each request, behind a proxy. */
        REQUEST;

        boolean proxied() {
            return this == APPLICATION || this == REQUEST;
        }
    }

    /** Keeps copies. */
    public Bean {
        proxying = List.copyOf(proxying);
    }

    /** A bean of a class. */
    public Bean(Scope scope, String type, Making making) {
        this(scope, Optional.of(type), Optional.empty(), making, List.of());
    }

    /** {@return what a producer method makes} */
    public static Bean produced(Scope scope, Method producer, Making making) {
        return new Bean(scope, Optional.empty(), Optional.of(producer), making, List.of());
    }

    /** {@return something that is injected and not known} */
    public static Bean unknown(Scope scope, Making making) {
        return new Bean(scope, Optional.empty(), Optional.empty(), making, List.of());
    }

    /** {@return the same bean with the constructor that its proxy runs} */
    public Bean proxiedBy(List<Method> constructors) {
        return new Bean(scope, type, producer, making, constructors);
    }
}
