package dev.straightway.runtime.body;

import java.util.List;

import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.core.GenericEntity;

import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiator;

/**
 * Writes entities in the representation that the Accept field chooses among several (§3.8), or that the class of the entity
 * decides where nothing is declared. What none of the fast encoders writes goes the long way.
 */
final class VariantWriter extends EntityWriter {

    private static final String ANYTHING = "*/*";

    private final List<MediaRange> mediaTypes;
    private final Encoders encoders;
    private final Encoder json;
    private final ResultWriter longWay;
    private final MediaRange first;
    private final CharSequence firstType;

    /**
     * @param mediaTypes what may be answered, as declared; empty for whatever the class of the entity asks for
     * @param json encodes what is JSON
     * @param longWay writes by entity providers
     */
    VariantWriter(List<MediaRange> mediaTypes, Encoders encoders, Encoder json, ResultWriter longWay) {
        this.mediaTypes = mediaTypes;
        this.encoders = encoders;
        this.json = json;
        this.longWay = longWay;
        AcceptHeader any = AcceptHeader.ANY;
        this.first = mediaTypes.isEmpty() ? null : Negotiator.select(mediaTypes, any);
        this.firstType = first == null ? null : ContentType.of(first);
    }

    @Override
    Encoded encode(BufferExchange exchange, Object entity) throws Exception {
        return encode(exchange, entity, null);
    }

    @Override
    public void write(Exchange exchange, Object result) throws Exception {
        if (result == null) {
            exchange.noContent();
            return;
        }
        BufferExchange answer = (BufferExchange) exchange;
        Encoded encoded = encode(answer, result);
        if (encoded == null) {
            longWay.write(exchange, result);
        } else {
            answer.end(encoded.contentType(), encoded.body());
        }
    }

    /**
     * @param given the media type that the answer names itself, which is left as it is; or {@code null} to choose one
     * @return {@code null} if it takes an entity provider
     */
    Encoded encode(BufferExchange exchange, Object result, MediaRange given) throws Exception {
        Object entity = result instanceof GenericEntity<?> generic ? generic.getEntity() : result;
        MediaRange mediaType = given == null ? choose(exchange, entity) : given;
        Encoder encoder = encoders.find(entity, mediaType, json);
        if (encoder == null) {
            return null;
        }
        CharSequence contentType = given != null ? mediaType.text()
                : mediaType == first ? firstType : ContentType.of(mediaType);
        return new Encoded(contentType, encoder.encode(entity));
    }

    private MediaRange choose(BufferExchange exchange, Object entity) {
        if (mediaTypes.isEmpty()) {
            return Encoders.defaultType(entity);
        }
        String accept = exchange.accept();
        if (first != null && (accept == null || accept.equals(ANYTHING))) {
            return isOpen(first, AcceptHeader.ANY) ? Encoders.defaultType(entity) : first;
        }
        AcceptHeader accepted = Accept.of(accept);
        MediaRange chosen = Negotiator.select(mediaTypes, accepted);
        if (chosen == null) {
            throw new NotAcceptableException("Accept asks for none of " + mediaTypes);
        }
        return isOpen(chosen, accepted) ? Encoders.defaultType(entity) : chosen;
    }

    /** {@return whether the octets are only what remains, since neither side names a concrete type (§3.8 step 9)} */
    private boolean isOpen(MediaRange chosen, AcceptHeader accept) {
        return chosen.equals(MediaRange.OCTET_STREAM) && !mediaTypes.contains(chosen)
                && accept.ranges().stream().noneMatch(chosen::includes);
    }
}
