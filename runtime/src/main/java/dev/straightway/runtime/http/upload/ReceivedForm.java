package dev.straightway.runtime.http.upload;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.MultivaluedMap;

import org.jboss.resteasy.reactive.server.multipart.FileItem;
import org.jboss.resteasy.reactive.server.multipart.FormValue;
import org.jboss.resteasy.reactive.server.multipart.MultipartFormDataInput;

import dev.straightway.runtime.fields.Charsets;

/** All parts of a form by their names, as Quarkus REST has them. */
record ReceivedForm(Map<String, Collection<FormValue>> values) implements MultipartFormDataInput {

    ReceivedForm() {
        this(new LinkedHashMap<>());
    }

    @Override
    public Map<String, Collection<FormValue>> getValues() {
        return values;
    }

    /** Adds a file. */
    void add(Upload upload) {
        add(upload.name(), new FileValue(upload));
    }

    /** Adds a part that is no file. */
    void add(EntityPart part) throws IOException {
        Charset charset = Charsets.received(part.getMediaType());
        try (InputStream content = part.getContent()) {
            add(part.getName(), new TextValue(new String(content.readAllBytes(), charset), charset, part.getHeaders()));
        }
    }

    private void add(String name, FormValue value) {
        values.computeIfAbsent(name, any -> new ArrayList<>()).add(value);
    }

    /** The text of a part. */
    private record TextValue(String value, Charset sent, MultivaluedMap<String, String> headers) implements FormValue {
        @Override
        public String getValue() {
            return value;
        }

        @Override
        public String getCharset() {
            return sent.name();
        }

        @Override
        public FileItem getFileItem() {
            throw new IllegalStateException("The part is a text: getValue() has it");
        }

        @Override
        public boolean isFileItem() {
            return false;
        }

        @Override
        public String getFileName() {
            return null;
        }

        @Override
        public MultivaluedMap<String, String> getHeaders() {
            return headers;
        }
    }

    /** A part that is a file. */
    private record FileValue(Upload upload) implements FormValue, FileItem {
        @Override
        public String getValue() {
            throw new IllegalStateException("The part '" + upload.name() + "' is a file: getFileItem() has it");
        }

        @Override
        public String getCharset() {
            return upload.charSet();
        }

        @Override
        public FileItem getFileItem() {
            return this;
        }

        @Override
        public boolean isFileItem() {
            return true;
        }

        @Override
        public String getFileName() {
            return upload.fileName();
        }

        @Override
        public MultivaluedMap<String, String> getHeaders() {
            return upload.getHeaders();
        }

        @Override
        public boolean isInMemory() {
            return false;
        }

        @Override
        public Path getFile() {
            return upload.filePath();
        }

        @Override
        public long getFileSize() {
            return upload.size();
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return Files.newInputStream(upload.filePath());
        }

        @Override
        public void delete() throws IOException {
            Files.deleteIfExists(upload.filePath());
        }

        /** Leaves the file where it is, since it is the request's. */
        @Override
        public void write(Path target) throws IOException {
            Files.copy(upload.filePath(), target);
        }
    }
}
