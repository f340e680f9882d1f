package dev.straightway.runtime.http.filter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import dev.straightway.runtime.provider.Registry;

/** What an entity provider writes of a value that is a part of an answer: without interceptors, and without a head. */
final class ProvidedBytes {

    private ProvidedBytes() {
    }

    /**
     * {@return the bytes of a value}
     *
     * @param declared its types as it is declared
     * @throws IOException if nothing writes it, or the provider fails
     */
    @SuppressWarnings("unchecked") // the writer has said that it writes the type
    static byte[] of(Registry registry, Object value, DeclaredEntity declared, MediaType mediaType) throws IOException {
        Class<?> type = declared.type();
        Type generic = declared.genericType() == null ? type : declared.genericType();
        MessageBodyWriter<Object> writer = (MessageBodyWriter<Object>) registry.getMessageBodyWriter(type, generic,
                declared.annotations(), mediaType);
        if (writer == null) {
            throw new IOException("Nothing writes a " + generic.getTypeName() + " as " + mediaType);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writer.writeTo(value, type, generic, declared.annotations(), mediaType, new MultivaluedHashMap<>(), bytes);
        return bytes.toByteArray();
    }
}
