package dev.straightway.runtime.http.upload;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import org.jboss.resteasy.reactive.multipart.FileUpload;

import dev.straightway.runtime.http.context.RequestFiles;

/**
 * A file of a form, which lies on the disk from when somebody asks for it until its request has ended. Thread safe.
 */
final class Upload implements FileUpload {

    private final EntityPart part;
    private final RequestFiles files;
    private final long size;
    private Path file;
    private boolean ended;

    /** @param part whose content nobody has taken */
    Upload(EntityPart part, RequestFiles files) throws IOException {
        this.part = part;
        this.files = files;
        // The content of a received part is all there.
        this.size = part.getContent().available();
        if (!files.deletes()) {
            filePath();
        }
    }

    @Override
    public String name() {
        return part.getName();
    }

    @Override
    public synchronized Path filePath() {
        if (file == null && ended) {
            throw new IllegalStateException("The request has ended, and the upload '" + name() + "' with it");
        }
        if (file == null) {
            try (InputStream content = part.getContent()) {
                file = files.write(content);
            } catch (IOException failure) {
                throw new UncheckedIOException("The upload '" + name() + "' can't be written to a file", failure);
            }
        }
        return file;
    }

    /** The request has ended. */
    synchronized void end() {
        ended = true;
        if (file != null) {
            files.release(file);
        }
    }

    @Override
    public String fileName() {
        return part.getFileName().orElse(null);
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public String contentType() {
        return part.getHeaders().getFirst(HttpHeaders.CONTENT_TYPE);
    }

    @Override
    public String charSet() {
        return part.getMediaType().getParameters().get(MediaType.CHARSET_PARAMETER);
    }

    @Override
    public MultivaluedMap<String, String> getHeaders() {
        return part.getHeaders();
    }
}
