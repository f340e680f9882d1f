package dev.straightway.proof.application;

import java.util.List;
import java.util.Optional;

import dev.straightway.proof.code.Method;

/**
 * Is a bean, as the container gives it.
 *
 * @param scope how long an instance lives
 * @param type internal name of the class of the instances; empty if a producer makes them, or if nothing is known of them
 * @param producer the method that makes the instances, if one does
 * @param instantiation what runs to make an instance, and to end it
 * @param proxying the constructor of the bean's class that its client proxy runs, which extends that class
 */
public record Bean(Scope scope, Optional<String> type, Optional<Method> producer, Instantiation instantiation,
        List<Method> proxying) {

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

        /** {@return whether a proxy stands before the instances} */
        public boolean proxied() {
            return this == APPLICATION || this == REQUEST;
        }
    }

    /** Keeps copies. */
    public Bean {
        proxying = List.copyOf(proxying);
    }

    /** A bean of a class. */
    public Bean(Scope scope, String type, Instantiation instantiation) {
        this(scope, Optional.of(type), Optional.empty(), instantiation, List.of());
    }

    /** {@return what a producer method makes} */
    public static Bean produced(Scope scope, Method producer, Instantiation instantiation) {
        return new Bean(scope, Optional.empty(), Optional.of(producer), instantiation, List.of());
    }

    /** {@return something that is injected and not known} */
    public static Bean unknown(Scope scope, Instantiation instantiation) {
        return new Bean(scope, Optional.empty(), Optional.empty(), instantiation, List.of());
    }

    /** {@return the same bean with the constructor that its proxy runs} */
    public Bean proxiedBy(List<Method> constructors) {
        return new Bean(scope, type, producer, instantiation, constructors);
    }
}
