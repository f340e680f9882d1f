package dev.straightway.runtime.body;

import java.io.IOException;
import java.util.List;

import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.core.GenericEntity;

import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiator;
import io.vertx.core.buffer.Buffer;

/**
 * Writes entities in the representation that the Accept field chooses among several (§3.8), or that the class of the entity
 * decides where nothing is declared.
 */
final class VariantWriter extends ResultWriter {

    private final List<MediaRange> mediaTypes;
    private final Encoders encoders;

    /** @param mediaTypes what may be answered, as declared; empty for whatever the class of the entity asks for */
    VariantWriter(List<MediaRange> mediaTypes, Encoders encoders) {
        this.mediaTypes = mediaTypes;
        this.encoders = encoders;
    }

    /** An entity, ready to be sent. */
    record Encoded(CharSequence contentType, Buffer body) {
    }

    @Override
    public void write(Exchange exchange, Object result) throws IOException {
        if (result == null) {
            exchange.noContent();
        } else {
            BufferExchange answer = (BufferExchange) exchange;
            Encoded encoded = encode(answer, result, null);
            answer.end(encoded.contentType(), encoded.body());
        }
    }

    /**
     * @param given the media type that the answer names itself, which is left as it is; or {@code null} to choose one
     */
    Encoded encode(BufferExchange exchange, Object result, MediaRange given) throws IOException {
        Object entity = result instanceof GenericEntity<?> generic ? generic.getEntity() : result;
        MediaRange mediaType = given == null ? choose(exchange, entity) : given;
        CharSequence contentType = given == null ? ContentType.of(mediaType) : mediaType.text();
        return new Encoded(contentType, encoders.of(entity, mediaType).encode(entity));
    }

    private MediaRange choose(BufferExchange exchange, Object entity) {
        if (mediaTypes.isEmpty()) {
            return Encoders.defaultType(entity);
        }
        MediaRange chosen = Negotiator.select(mediaTypes, accept(exchange));
        if (chosen == null) {
            throw new NotAcceptableException("Accept asks for none of " + mediaTypes);
        }
        boolean open = chosen.equals(MediaRange.OCTET_STREAM) && !mediaTypes.contains(chosen);
        return open ? Encoders.defaultType(entity) : chosen;
    }

    private static AcceptHeader accept(BufferExchange exchange) {
        return AcceptHeader.parse(exchange.accept());
    }
}
