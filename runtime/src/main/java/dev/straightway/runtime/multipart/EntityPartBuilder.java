package dev.straightway.runtime.multipart;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.negotiation.FieldSyntax;

/**
 * Builds a part to send: an entity is written when the part is built, a stream when it is sent.
 * <p>
 * Name and file name decide the Content-Disposition, whatever was set as a header. One thread.
 */
public final class EntityPartBuilder implements EntityPart.Builder {

    private final String name;
    private final Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private Optional<String> fileName = Optional.empty();
    private Object content;
    private Class<?> type;
    private Type generic;

    /** @throws IllegalArgumentException if the name is {@code null} */
    public EntityPartBuilder(String name) {
        this.name = required(name, "name");
    }

    @Override
    public EntityPartBuilder mediaType(MediaType mediaType) {
        return header(HttpHeaders.CONTENT_TYPE, required(mediaType, "mediaType").toString());
    }

    @Override
    public EntityPartBuilder mediaType(String mediaType) {
        return mediaType(MediaType.valueOf(required(mediaType, "mediaType")));
    }

    /**
     * Replaces a header; without values, removes it.
     *
     * @throws IllegalArgumentException if the name is no field name, or a value would break out of its line
     */
    @Override
    public EntityPartBuilder header(String headerName, String... headerValues) {
        List<String> values = headerValues == null ? List.of() : List.of(headerValues);
        if (!FieldSyntax.isToken(required(headerName, "headerName")) || !values.stream().allMatch(FieldSyntax::isValue)) {
            throw new IllegalArgumentException("No header of a part can be '" + headerName + "' with the values " + values);
        }
        headers.remove(headerName);
        if (!values.isEmpty()) {
            headers.put(headerName, values);
        }
        return this;
    }

    @Override
    public EntityPartBuilder headers(MultivaluedMap<String, String> newHeaders) {
        required(newHeaders, "newHeaders").forEach((header, values) -> header(header, values.toArray(String[]::new)));
        return this;
    }

    @Override
    public EntityPartBuilder fileName(String fileName) {
        this.fileName = Optional.of(required(fileName, "fileName"));
        return this;
    }

    @Override
    public EntityPartBuilder content(InputStream content) {
        return content(content, InputStream.class, InputStream.class);
    }

    @Override
    public EntityPartBuilder content(Object content) {
        Class<?> ownType = required(content, "content").getClass();
        return content(content, ownType, ownType);
    }

    @Override
    public <T> EntityPartBuilder content(T content, Class<? extends T> type) {
        return content(content, required(type, "type"), type);
    }

    @Override
    public <T> EntityPartBuilder content(T content, GenericType<T> type) {
        return content(content, required(type, "type").getRawType(), type.getType());
    }

    private EntityPartBuilder content(Object content, Class<?> type, Type generic) {
        this.content = required(content, "content");
        this.type = type;
        this.generic = generic;
        return this;
    }

    @Override
    public EntityPart build() throws IOException {
        if (content == null) {
            throw new IllegalStateException("The part '" + name + "' has no content");
        }
        Disposition disposition = new Disposition(name, fileName);
        SentHeaders sent = new SentHeaders();
        headers.forEach((header, values) -> sent.addAll(header, List.copyOf(values)));
        MediaType mediaType = stated(sent, disposition);
        InputStream stream = stream(mediaType, sent);
        sent.putSingle(Disposition.FIELD, disposition.text());
        return new ContentPart(disposition, sent.text(), stated(sent, disposition), stream);
    }

    /** A writer may have changed it, for example to name its charset, or removed it. */
    private static MediaType stated(SentHeaders sent, Disposition disposition) {
        Object stated = Objects.requireNonNullElseGet(sent.getFirst(HttpHeaders.CONTENT_TYPE),
                () -> DefaultType.of(disposition));
        sent.putSingle(HttpHeaders.CONTENT_TYPE, stated);
        return stated instanceof MediaType mediaType ? mediaType : MediaType.valueOf(stated.toString());
    }

    private InputStream stream(MediaType mediaType, SentHeaders sent) throws IOException {
        if (content instanceof InputStream stream) {
            return stream;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PartBodies.current().write(content, type, generic, mediaType, sent, bytes);
        return new ByteArrayInputStream(bytes.toByteArray());
    }

    private static <T> T required(T value, String what) {
        if (value == null) {
            throw new IllegalArgumentException(what + " is null");
        }
        return value;
    }
}
