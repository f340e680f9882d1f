package dev.straightway.deployment.report;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Collection;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Writes records as Jackson's data binding does, for which a build would load some four hundred classes: components in their
 * order, those with {@link JsonInclude} only if they aren't empty.
 */
final class RecordJson {

    private RecordJson() {
    }

    /** Writes a file with line breaks. */
    static void write(Record document, Path file) throws IOException {
        try (JsonGenerator json = new JsonFactory().createGenerator(file.toFile(), JsonEncoding.UTF8)
                .useDefaultPrettyPrinter()) {
            value(document, json);
        }
    }

    private static void value(Object value, JsonGenerator json) throws IOException {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof Record one) {
            components(one, json);
        } else if (value instanceof Collection<?> all) {
            json.writeStartArray();
            for (Object each : all) {
                value(each, json);
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

    private static void components(Record one, JsonGenerator json) throws IOException {
        json.writeStartObject();
        for (RecordComponent component : one.getClass().getRecordComponents()) {
            Object value = read(component.getAccessor(), one);
            boolean leftOut = value instanceof Collection<?> all && all.isEmpty()
                    && component.getAccessor().isAnnotationPresent(JsonInclude.class);
            if (!leftOut) {
                json.writeFieldName(component.getName());
                value(value, json);
            }
        }
        json.writeEndObject();
    }

    private static Object read(Method accessor, Record one) {
        try {
            accessor.setAccessible(true);
            return accessor.invoke(one);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(accessor + " can't be asked", e);
        }
    }
}
