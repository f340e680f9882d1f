package dev.straightway.runtime.multipart;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Optional;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

/** A part of an application's own class: named "a", a file "f" of one octet, with any headers. */
record ForeignPart(MultivaluedMap<String, String> getHeaders) implements EntityPart {

    @Override
    public String getName() {
        return "a";
    }

    @Override
    public Optional<String> getFileName() {
        return Optional.of("f");
    }

    @Override
    public InputStream getContent() {
        return new ByteArrayInputStream(new byte[] { 'x' });
    }

    @Override
    public <T> T getContent(Class<T> type) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <T> T getContent(GenericType<T> type) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MediaType getMediaType() {
        return MediaType.valueOf("image/png");
    }
}
