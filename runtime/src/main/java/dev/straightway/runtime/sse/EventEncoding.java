package dev.straightway.runtime.sse;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.Charset;
import java.util.Objects;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;

/**
 * Encodes an event as the HTML Standard has it: comment, {@code id}, {@code event}, {@code retry} and {@code data} lines,
 * then a blank line. A media type that the event names stands before them, where browsers pass it over and clients of Quarkus
 * look for it.
 *
 * <pre>
 * content-type:text/plain
 * :a comment
 * id:17
 * event:update
 * retry:3000
 * data:first line
 * data:second line
 *
 * </pre>
 *
 * Applications may send events of classes of their own, so nothing of what {@link EventBuilder} checks is taken for granted.
 */
final class EventEncoding {

    private EventEncoding() {
    }

    /**
     * @throws IllegalArgumentException when the name or the id can't be carried by its field
     * @throws IOException when the entity can't be written
     */
    static byte[] encode(OutboundSseEvent event, EventBodies bodies) throws IOException {
        EventText text = new EventText();
        if (event instanceof Event known && known.declaredType() != null) {
            text.field("content-type", known.declaredType().toString());
        }
        if (event.getComment() != null) {
            text.fields("", event.getComment().getBytes(UTF_8));
        }
        if (event.getId() != null) {
            text.field("id", FieldValue.id(event.getId()));
        }
        if (event.getName() != null) {
            text.field("event", FieldValue.name(event.getName()));
        }
        if (event.isReconnectDelaySet() && event.getReconnectDelay() >= 0) {
            text.field("retry", Long.toString(event.getReconnectDelay()));
        }
        if (event.getData() != null) {
            text.fields("data", body(event, bodies));
        }
        return text.end();
    }

    private static byte[] body(OutboundSseEvent event, EventBodies bodies) throws IOException {
        Class<?> type = event.getType() == null ? event.getData().getClass() : event.getType();
        Type genericType = Objects.requireNonNullElse(event.getGenericType(), type);
        MediaType named = event instanceof Event known ? known.declaredType() : event.getMediaType();
        MediaType mediaType = Objects.requireNonNullElse(named, bodies.usualType());
        return utf8(bodies.write(event.getData(), type, genericType, mediaType), mediaType);
    }

    /** An event stream is UTF-8 whatever the charset of its entities; lines are found in bytes only when they are UTF-8. */
    private static byte[] utf8(byte[] body, MediaType mediaType) {
        String name = mediaType.getParameters().get(MediaType.CHARSET_PARAMETER);
        Charset charset = name == null ? UTF_8 : Charset.forName(name);
        return charset.equals(UTF_8) ? body : new String(body, charset).getBytes(UTF_8);
    }
}
