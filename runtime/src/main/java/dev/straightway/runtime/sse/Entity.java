package dev.straightway.runtime.sse;

import java.lang.reflect.Type;
import java.util.Objects;

import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.GenericType;

/** What an event carries and the types that choose its writer; all three are {@code null} where it carries nothing. */
record Entity(Object value, Class<?> type, Type genericType) {

    static final Entity NONE = new Entity(null, null, null);

    static Entity of(Object value) {
        Objects.requireNonNull(value, "data");
        return value instanceof GenericEntity<?> entity
                ? new Entity(entity.getEntity(), entity.getRawType(), entity.getType())
                : of(value.getClass(), value);
    }

    static Entity of(Class<?> type, Object value) {
        Objects.requireNonNull(type, "type");
        return new Entity(Objects.requireNonNull(value, "data"), type, type);
    }

    static Entity of(GenericType<?> type, Object value) {
        Objects.requireNonNull(type, "type");
        return new Entity(Objects.requireNonNull(value, "data"), type.getRawType(), type.getType());
    }
}
