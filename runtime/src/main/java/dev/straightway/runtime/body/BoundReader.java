package dev.straightway.runtime.body;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import io.vertx.core.buffer.Buffer;

/**
 * Reads by the one entity provider that the build has fixed, what comes in just the media type that is declared. An empty
 * entity, and one in a media type with parameters or in another one, is read by whom run time finds. For all threads.
 */
public final class BoundReader extends EntityReader {

    private final String mediaType;
    private final Reading reading;
    private final EntityReader otherwise;

    /** How the provider reads what isn't empty. */
    public interface Reading {

        Object read(BufferExchange exchange, Buffer body) throws Exception;
    }

    /** @param mediaType what is consumed */
    public BoundReader(MediaType mediaType, Reading reading, EntityReader otherwise) {
        this.mediaType = mediaType.getType() + "/" + mediaType.getSubtype();
        this.reading = reading;
        this.otherwise = otherwise;
    }

    @Override
    public Object read(Exchange exchange) throws Exception {
        BufferExchange request = (BufferExchange) exchange;
        Buffer body = request.body();
        if (!mediaType.equals(exchange.header("Content-Type")) || body.length() == 0) {
            return otherwise.read(exchange);
        }
        return reading.read(request, body);
    }
}
