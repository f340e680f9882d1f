package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.lang.reflect.Type;
import java.util.Map;

import jakarta.json.JsonReader;
import jakarta.json.JsonReaderFactory;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Any value of JSON-P, from objects and arrays to single numbers (§4.2.4). */
@Consumes({ MediaType.APPLICATION_JSON, MediaTypes.TEXT_JSON, MediaTypes.JSON_SUFFIX })
@Produces({ MediaType.APPLICATION_JSON, MediaTypes.TEXT_JSON, MediaTypes.JSON_SUFFIX })
final class JsonValueEntity extends StandardEntity<JsonValue> {

    private volatile JsonReaderFactory readers;

    JsonValueEntity() {
        super(JsonValue.class);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return JsonValue.class.isAssignableFrom(candidate) && MediaTypes.json(mediaType);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return reads(candidate, mediaType);
    }

    @Override
    JsonValue read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        JsonValue value = parse(Texts.readFilled(mediaType, stream));
        if (!type.isInstance(value)) {
            throw new BadRequestException("The entity is a JSON " + value.getValueType() + ", no " + type.getSimpleName());
        }
        return value;
    }

    /** No code of the application runs here; a parser says in many ways that a number is too long, or a text too deep. */
    private JsonValue parse(String text) {
        try (JsonReader reader = readers().createReader(new StringReader(text))) {
            return reader.readValue();
        } catch (RuntimeException e) {
            throw new BadRequestException("The entity isn't JSON", e);
        }
    }

    /** The text of a value is its JSON. */
    @Override
    void write(JsonValue entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Texts.write(entity.toString(), mediaType, stream);
    }

    private JsonReaderFactory readers() {
        JsonReaderFactory present = readers;
        if (present == null) {
            readers = present = JsonProvider.provider().createReaderFactory(Map.of());
        }
        return present;
    }
}
