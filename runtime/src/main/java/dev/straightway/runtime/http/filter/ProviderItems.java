package dev.straightway.runtime.http.filter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.function.Supplier;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import dev.straightway.runtime.body.ItemEncoder;
import dev.straightway.runtime.provider.Registry;
import io.vertx.core.buffer.Buffer;

/** Encodes the items of a stream by the entity provider that is found for each, without interceptors. Immutable. */
public final class ProviderItems implements ItemEncoder {

    private final Registry registry;
    private final MediaType mediaType;
    private final Supplier<DeclaredEntity> declared;

    /** @param declared what the method declares of the items; asked when the first one comes */
    public ProviderItems(Registry registry, MediaType mediaType, Supplier<DeclaredEntity> declared) {
        this.registry = registry;
        this.mediaType = mediaType;
        this.declared = DeclaredEntity.once(declared);
    }

    @Override
    @SuppressWarnings("unchecked") // the writer has said that it writes the type
    public Buffer encode(Object item) throws IOException {
        DeclaredEntity known = declared.get();
        Type generic = known.genericType() == null ? item.getClass() : known.genericType();
        Annotation[] annotations = known.annotations();
        MessageBodyWriter<Object> writer = (MessageBodyWriter<Object>) registry.getMessageBodyWriter(item.getClass(), generic,
                annotations, mediaType);
        if (writer == null) {
            throw new IOException("Nothing writes a " + item.getClass().getTypeName() + " as " + mediaType);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writer.writeTo(item, item.getClass(), generic, annotations, mediaType, new MultivaluedHashMap<>(), bytes);
        return Buffer.buffer(bytes.toByteArray());
    }
}
