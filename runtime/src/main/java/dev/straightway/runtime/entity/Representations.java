package dev.straightway.runtime.entity;

import java.io.File;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.xml.transform.Source;

import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.StreamingOutput;

import io.vertx.core.buffer.Buffer;

/**
 * Tells which classes are a representation already.
 * <p>
 * Their own providers take any media type, and so would lose against those of JSON or of plain text for any class, whose
 * media types are more special. Plain text must not get at {@code File(String)}, either: the client would choose the file.
 */
final class Representations {

    private final List<Class<?>> classes = new ArrayList<>(List.of(String.class, byte[].class, Buffer.class,
            InputStream.class, Reader.class, File.class, Path.class, StreamingOutput.class, Form.class, Source.class));

    /** @param others of optional libraries */
    Representations(List<? extends Class<?>> others) {
        classes.addAll(others);
    }

    boolean include(Class<?> type) {
        return classes.stream().anyMatch(other -> other.isAssignableFrom(type));
    }
}
