package dev.straightway.runtime.entity;

import java.io.File;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.xml.transform.Source;

import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.StreamingOutput;

import io.vertx.core.buffer.Buffer;

/**
 * Tells which classes are bound to JSON: all but those that are a representation already, whose own providers take any media
 * type, and would lose against one of JSON, which is more special.
 */
final class JsonTypes {

    private static final List<Class<?>> REPRESENTATIONS = List.of(String.class, byte[].class, Buffer.class,
            InputStream.class, Reader.class, File.class, Path.class, StreamingOutput.class, Form.class, Source.class);

    private final List<Class<?>> unbound = new ArrayList<>(REPRESENTATIONS);

    /** @param others of optional libraries */
    JsonTypes(List<? extends Class<?>> others) {
        unbound.addAll(others);
    }

    boolean contains(Class<?> type, MediaType mediaType) {
        return MediaTypes.json(mediaType) && unbound.stream().noneMatch(other -> other.isAssignableFrom(type));
    }
}
