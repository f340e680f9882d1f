package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.fields.Charsets;

/** A stream of text: over that of the exchange to read; one of the application to write, closed after it. */
@Consumes(MediaType.WILDCARD)
@Produces({ MediaType.TEXT_PLAIN, MediaType.WILDCARD })
final class ReaderEntity extends StandardEntity<Reader> {

    ReaderEntity() {
        super(Reader.class);
    }

    @Override
    Reader read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) {
        return new InputStreamReader(stream, Charsets.received(mediaType));
    }

    @Override
    void write(Reader entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        try (entity) {
            Writer writer = new OutputStreamWriter(stream, Charsets.sent(mediaType));
            entity.transferTo(writer);
            writer.flush();
        }
    }
}
