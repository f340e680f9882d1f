package dev.straightway.deployment.report;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Writes records as Jackson's data binding does, for which a build would load some four hundred classes: components in their
 * order, those with {@link JsonInclude} only if they aren't empty.
 */
final class RecordJson {

    private final JsonGenerator json;
    private final Map<Class<?>, List<Component>> components = new HashMap<>();

    private RecordJson(JsonGenerator json) {
        this.json = json;
    }

    /**
     * A component of a record class. The JDK makes a new object at each question for it.
     *
     * @param filled whether it is left out where it is empty
     */
    private record Component(String name, Method accessor, boolean filled) {

        static List<Component> of(Class<?> type) {
            return Stream.of(type.getRecordComponents()).map(Component::of).toList();
        }

        private static Component of(RecordComponent component) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            return new Component(component.getName(), accessor, accessor.isAnnotationPresent(JsonInclude.class));
        }

        Object read(Record one) {
            try {
                return accessor.invoke(one);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(accessor + " can't be asked", e);
            }
        }
    }

    /** Writes a file with line breaks. */
    static void write(Record document, Path file) throws IOException {
        try (JsonGenerator json = new JsonFactory().createGenerator(file.toFile(), JsonEncoding.UTF8)
                .useDefaultPrettyPrinter()) {
            new RecordJson(json).value(document);
        }
    }

    private void value(Object value) throws IOException {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof Record one) {
            components(one);
        } else if (value instanceof Collection<?> all) {
            json.writeStartArray();
            for (Object each : all) {
                value(each);
            }
            json.writeEndArray();
        } else if (value instanceof Boolean flag) {
            json.writeBoolean(flag);
        } else if (value instanceof Number number) {
            json.writeNumber(number.longValue());
        } else {
            json.writeString(value instanceof Enum<?> constant ? constant.name() : value.toString());
        }
    }

    private void components(Record one) throws IOException {
        json.writeStartObject();
        for (Component component : components.computeIfAbsent(one.getClass(), Component::of)) {
            Object value = component.read(one);
            boolean leftOut = component.filled() && value instanceof Collection<?> all && all.isEmpty();
            if (!leftOut) {
                json.writeFieldName(component.name());
                value(value);
            }
        }
        json.writeEndObject();
    }
}
