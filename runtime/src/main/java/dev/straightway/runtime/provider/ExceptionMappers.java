package dev.straightway.runtime.provider;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.ext.ExceptionMapper;

/** The exception mappers (§4.4): that of the nearest superclass of an exception, and of several for one class the first. */
final class ExceptionMappers {

    private final Map<Class<?>, Registration> byException = new HashMap<>();

    /** @param sorted by priority */
    ExceptionMappers(List<Registration> sorted) {
        for (Registration mapper : sorted) {
            byException.putIfAbsent(TypeArguments.first(mapper.type(), ExceptionMapper.class), mapper);
        }
    }

    boolean isEmpty() {
        return byException.isEmpty();
    }

    /** {@return whether there is a mapper, which isn't made} */
    boolean map(Class<?> exception) {
        return nearest(exception) != null;
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

    /** {@return the mapper, or {@code null} if there is none} */
    ExceptionMapper<?> find(Class<?> exception) {
        Registration mapper = nearest(exception);
        return mapper == null ? null : (ExceptionMapper<?>) mapper.instance();
    }

    private Registration nearest(Class<?> exception) {
        for (Class<?> type = exception; type != null; type = type.getSuperclass()) {
            Registration mapper = byException.get(type);
            if (mapper != null) {
                return mapper;
            }
        }
        return null;
    }
}
