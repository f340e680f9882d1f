package dev.straightway.runtime.entity;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.activation.DataSource;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Bytes with their media type; what is read stays in memory, to be read again and again. */
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.WILDCARD)
final class DataSourceEntity extends StandardEntity<DataSource> {

    DataSourceEntity() {
        super(DataSource.class);
    }

    @Override
    DataSource read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return new Received(String.valueOf(mediaType == null ? MediaType.APPLICATION_OCTET_STREAM_TYPE : mediaType),
                stream.readAllBytes());
    }

    @Override
    void write(DataSource entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        try (InputStream content = entity.getInputStream()) {
            content.transferTo(stream);
        }
    }

    private static final class Received implements DataSource {

        private final String contentType;
        private final byte[] content;

        Received(String contentType, byte[] content) {
            this.contentType = contentType;
            this.content = content;
        }

        @Override
        public InputStream getInputStream() {
            return new ByteArrayInputStream(content);
        }

        @Override
        public OutputStream getOutputStream() throws IOException {
            throw new IOException("An entity that was received can't be written to");
        }

        @Override
        public String getContentType() {
            return contentType;
        }

        @Override
        public String getName() {
            return "";
        }
    }
}
