package dev.straightway.runtime.provider;

import java.util.Map;

import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;

/**
 * The exceptions in whose place their cause may be mapped. Immutable.
 *
 * @param strategies when the cause counts, by the exact class of the exception
 */
public record Unwrapping(Map<Class<?>, ExceptionUnwrapStrategy> strategies) {

    /** Unwraps nothing. */
    public static final Unwrapping NONE = new Unwrapping(Map.of());

    /** Keeps a copy. */
    public Unwrapping {
        strategies = Map.copyOf(strategies);
    }

    /** {@return the cause of an exception that is unwrapped at this stage, otherwise {@code null}} */
    Throwable cause(Throwable exception, ExceptionUnwrapStrategy stage) {
        return strategies.get(exception.getClass()) == stage ? exception.getCause() : null;
    }
}
