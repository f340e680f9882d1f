package dev.straightway.runtime.multipart;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.negotiation.FieldSyntax;

/** Writes parts one after the other (RFC 7578), the content of each as it is read; one thread. */
final class MultipartWriter {

    private static final byte[] LINE_END = { '\r', '\n' };

    private final OutputStream output;
    private final byte[] dashed;

    private MultipartWriter(OutputStream output, Boundary boundary) {
        this.output = output;
        this.dashed = boundary.dashed();
    }

    /**
     * Writes a body and leaves the output open.
     *
     * @throws IllegalStateException if the content of a part was taken before
     * @throws IllegalArgumentException if a header of a part would break out of its line
     */
    static void write(List<? extends EntityPart> parts, Boundary boundary, OutputStream output) throws IOException {
        MultipartWriter writer = new MultipartWriter(output, boundary);
        for (EntityPart part : parts) {
            writer.writePart(part);
        }
        output.write(writer.dashed);
        output.write(new byte[] { '-', '-' });
        output.write(LINE_END);
    }

    private void writePart(EntityPart part) throws IOException {
        try (InputStream content = part.getContent()) {
            output.write(dashed);
            output.write(LINE_END);
            writeHeader(part);
            output.write(LINE_END);
            content.transferTo(output);
            output.write(LINE_END);
        }
    }

    /** Parts of ours have both fields among their headers; those of an application's own class may not. */
    private void writeHeader(EntityPart part) throws IOException {
        MultivaluedMap<String, String> headers = part.getHeaders();
        if (lacks(headers, Disposition.FIELD)) {
            writeField(Disposition.FIELD, new Disposition(part.getName(), part.getFileName()).text());
        }
        if (lacks(headers, HttpHeaders.CONTENT_TYPE)) {
            writeField(HttpHeaders.CONTENT_TYPE, part.getMediaType().toString());
        }
        for (var header : headers.entrySet()) {
            for (String value : header.getValue()) {
                writeField(header.getKey(), value);
            }
        }
    }

    private static boolean lacks(MultivaluedMap<String, String> headers, String name) {
        return headers.keySet().stream().noneMatch(name::equalsIgnoreCase);
    }

    private void writeField(String name, String value) throws IOException {
        if (!FieldSyntax.isToken(name) || !FieldSyntax.isValue(value)) {
            throw new IllegalArgumentException("No header of a part can be '" + name + "' with the value '" + value + "'");
        }
        output.write((name + ": " + value).getBytes(StandardCharsets.UTF_8));
        output.write(LINE_END);
    }
}
