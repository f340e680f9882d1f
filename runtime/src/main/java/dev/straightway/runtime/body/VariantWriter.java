package dev.straightway.runtime.body;

import java.util.List;

import jakarta.ws.rs.core.GenericEntity;

import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiator;

/**
 * Writes entities in the representation that the Accept field chooses among several (§3.8), or that the class of the entity
 * decides where nothing is declared. What none of the fast encoders writes goes the long way.
 */
final class VariantWriter extends EntityWriter {

    private final Variants variants;
    private final Encoders encoders;
    private final Encoder json;
    private final ResultWriter longWay;

    /**
     * @param variants what may be answered
     * @param json encodes what is JSON
     * @param longWay writes by entity providers
     */
    VariantWriter(Variants variants, Encoders encoders, Encoder json, ResultWriter longWay) {
        this.variants = variants;
        this.encoders = encoders;
        this.json = json;
        this.longWay = longWay;
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
        Object entity = unwrapped(result);
        if (given != null) {
            return encoded(entity, given, given.text());
        }
        Variants.Choice choice = variants.isEmpty() ? null : variants.of(exchange.accept());
        if (choice == null || choice.open()) {
            MediaRange usual = Encoders.defaultType(entity);
            return encoded(entity, usual, ContentType.of(usual));
        }
        return choice.encoder() == null ? encoded(entity, choice.mediaType(), choice.contentType())
                : new Encoded(choice.contentType(), choice.encoder().encode(entity));
    }

    /** {@return whether the client takes what an entity is without a declaration, or something is declared} */
    boolean isUsualAccepted(BufferExchange exchange, Object result) {
        String accept = exchange.accept();
        if (!variants.isEmpty() || accept == null || accept.equals("*/*")) {
            return true;
        }
        return Negotiator.select(List.of(Encoders.defaultType(unwrapped(result))), Accept.of(accept)) != null;
    }

    private static Object unwrapped(Object result) {
        return result instanceof GenericEntity<?> generic ? generic.getEntity() : result;
    }

    private Encoded encoded(Object entity, MediaRange mediaType, CharSequence contentType) throws Exception {
        Encoder encoder = encoders.find(entity, mediaType, json);
        return encoder == null ? null : new Encoded(contentType, encoder.encode(entity));
    }
}
