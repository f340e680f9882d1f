package dev.straightway.runtime.body;

import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.negotiation.MediaRange;

/** Writes entities in the one representation that the build has fixed. */
final class FixedWriter extends EntityWriter {

    private final CharSequence contentType;
    private final Encoder encoder;

    FixedWriter(MediaRange mediaType, Encoder encoder) {
        this.contentType = ContentType.of(mediaType);
        this.encoder = encoder;
    }

    @Override
    Encoded encode(BufferExchange exchange, Object entity) throws Exception {
        return new Encoded(contentType, encoder.encode(entity));
    }

    @Override
    public void write(Exchange exchange, Object entity) throws Exception {
        if (entity == null) {
            exchange.noContent();
        } else {
            ((BufferExchange) exchange).end(contentType, encoder.encode(entity));
        }
    }
}
