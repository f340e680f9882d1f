package dev.straightway.runtime.provider;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;

/**
 * Exception mappers (§4.4): that of the nearest superclass of an exception, and of several for one class the first. Where an
 * exception is unwrapped, that of its cause. Immutable.
 */
final class ExceptionMappers {

    private final Map<Class<?>, Registration> byException = new HashMap<>();
    private final Unwrapping unwrapping;

    /** @param sorted by priority */
    ExceptionMappers(List<Registration> sorted, Unwrapping unwrapping) {
        this.unwrapping = unwrapping;
        for (Registration mapper : sorted) {
            byException.putIfAbsent(mapper.exception(), mapper);
        }
    }

    boolean isEmpty() {
        return byException.isEmpty();
    }

    /** {@return whether there is a mapper for a class, or for one between it and a class above it} */
    boolean map(Class<?> exception, Class<?> upTo) {
        for (Class<?> type = exception; type != upTo.getSuperclass(); type = type.getSuperclass()) {
            if (byException.containsKey(type)) {
                return true;
            }
        }
        return false;
    }

    /** {@return the mapper for a class of exceptions, or {@code null} if there is none; makes no mapper} */
    Registration nearest(Class<?> exception) {
        for (Class<?> type = exception; type != null; type = type.getSuperclass()) {
            Registration mapper = byException.get(type);
            if (mapper != null) {
                return mapper;
            }
        }
        return null;
    }

    /** {@return what answers for an exception, or {@code null} if nothing does; no mapper is made to tell} */
    Mapping find(Throwable exception) {
        Mapping found = unwrapped(exception, ExceptionUnwrapStrategy.ALWAYS);
        if (found == null) {
            found = mapping(exception, byException.get(exception.getClass()));
        }
        if (found == null) {
            found = unwrapped(exception, ExceptionUnwrapStrategy.UNWRAP_IF_NO_EXACT_MATCH);
        }
        if (found == null) {
            found = mapping(exception, nearest(exception.getClass()));
        }
        return found != null ? found : unwrapped(exception, ExceptionUnwrapStrategy.UNWRAP_IF_NO_MATCH);
    }

    private Mapping unwrapped(Throwable exception, ExceptionUnwrapStrategy stage) {
        Throwable cause = unwrapping.cause(exception, stage);
        return cause == null ? null : find(cause);
    }

    private static Mapping mapping(Throwable exception, Registration mapper) {
        return mapper == null ? null : new Mapping(exception, mapper);
    }
}
