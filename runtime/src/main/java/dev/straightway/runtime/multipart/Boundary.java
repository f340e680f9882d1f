package dev.straightway.runtime.multipart;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.negotiation.FieldSyntax;

/**
 * What separates the parts of a body (RFC 2046 §5.1.1).
 *
 * @param text of 1 to 70 printable ASCII characters, the last no space
 */
record Boundary(String text) {

    private static final String PARAMETER = "boundary";
    private static final int LONGEST = 70;

    /** {@return a boundary that no content holds, as far as chance and foresight go: 122 random bits} */
    static Boundary random() {
        return new Boundary("straightway-" + UUID.randomUUID());
    }

    Boundary {
        boolean isPrintable = text.chars().allMatch(c -> c >= ' ' && c < 0x7F);
        if (text.isEmpty() || text.length() > LONGEST || text.endsWith(" ") || !isPrintable) {
            throw new IllegalArgumentException("the boundary is not 1 to 70 printable ASCII characters: " + text);
        }
    }

    /**
     * {@return the boundary that a request names}
     *
     * @throws MalformedForm if it names none, or one that can't be
     */
    static Boundary of(MediaType mediaType) {
        String text = mediaType.getParameters().get(PARAMETER);
        if (text == null) {
            throw new MalformedForm("the Content-Type names no boundary");
        }
        try {
            return new Boundary(text);
        } catch (IllegalArgumentException e) {
            throw new MalformedForm(e.getMessage(), e);
        }
    }

    /** {@return the boundary that the application chose for a response, or one of ours} */
    static Boundary chosenFor(MediaType mediaType) {
        String text = mediaType.getParameters().get(PARAMETER);
        return text == null ? random() : new Boundary(text);
    }

    /** {@return the Content-Type of a body with this boundary; text, as a random media type is not worth any cache} */
    String contentType(MediaType mediaType) {
        StringBuilder value = new StringBuilder(mediaType.getType()).append('/').append(mediaType.getSubtype());
        mediaType.getParameters().forEach((name, parameter) -> {
            if (!name.equalsIgnoreCase(PARAMETER)) {
                append(value, name, parameter);
            }
        });
        append(value, PARAMETER, text);
        return value.toString();
    }

    private static void append(StringBuilder value, String name, String parameter) {
        value.append("; ").append(name).append('=')
                .append(FieldSyntax.isToken(parameter) ? parameter : FieldSyntax.quoted(parameter));
    }

    /** {@return what stands before a part, without the line end that belongs to it} */
    byte[] dashed() {
        return ("--" + text).getBytes(StandardCharsets.US_ASCII);
    }
}
