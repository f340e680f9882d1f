package dev.straightway.runtime.http.filter;

import java.io.IOException;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NoContentException;
import jakarta.ws.rs.ext.MessageBodyReader;

import dev.straightway.BufferReader;
import dev.straightway.EntityForm;
import dev.straightway.runtime.body.Buffers;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.provider.Registration;
import io.vertx.core.buffer.Buffer;

/**
 * Reads by the one entity provider of the application that the build has found for a route, without asking any: what comes in
 * just the media type that is declared. An empty entity, and one in a media type with parameters or in another one, is read by
 * whom run time finds. For all threads.
 */
public final class OwnReader extends EntityReader {

    private final Registration provider;
    private final MediaType mediaType;
    private final String mediaTypeText;
    private final ProviderReader otherwise;
    private volatile Ready ready;

    /** Reads a body; made when the first one comes, as the instance of the provider is. */
    private interface Ready {
        Object read(VertxExchange exchange, Buffer body) throws IOException;
    }

    /**
     * @param mediaType what is consumed
     * @param otherwise reads what the provider isn't bound to
     */
    public OwnReader(Registration provider, MediaType mediaType, ProviderReader otherwise) {
        this.provider = provider;
        this.mediaType = mediaType;
        this.mediaTypeText = mediaType.getType() + "/" + mediaType.getSubtype();
        this.otherwise = otherwise;
    }

    @Override
    public Object read(Exchange exchange) throws Exception {
        VertxExchange request = (VertxExchange) exchange;
        Buffer body = request.body();
        if (body.length() == 0 || !mediaTypeText.equals(exchange.header("Content-Type"))) {
            return otherwise.read(exchange);
        }
        Ready present = ready;
        if (present == null) {
            ready = present = ready();
        }
        return present.read(request, body);
    }

    /** Of other readers an IOException is one of the stream. */
    private static Object lean(BufferReader<?> reader, Buffer body, EntityForm form) {
        try {
            return reader.read(body, form);
        } catch (IOException | IndexOutOfBoundsException malformed) {
            throw new BadRequestException("The entity is malformed", malformed);
        }
    }

    @SuppressWarnings("unchecked") // the build has found that it reads the type
    private Ready ready() {
        DeclaredEntity entity = otherwise.declared();
        if (provider.instance() instanceof BufferReader<?> lean) {
            EntityForm form = new EntityForm(entity.genericType(), mediaType);
            return (exchange, body) -> lean(lean, body, form);
        }
        MessageBodyReader<Object> reader = (MessageBodyReader<Object>) provider.instance();
        Class<Object> type = (Class<Object>) entity.type();
        return (exchange, body) -> {
            try {
                return reader.readFrom(type, entity.genericType(), entity.annotations().clone(), mediaType,
                        new AskedMap<>(() -> RequestFilterContext.of(exchange).getHeaders()), Buffers.stream(body));
            } catch (NoContentException empty) {
                throw new BadRequestException("The entity is empty", empty);
            }
        };
    }
}
