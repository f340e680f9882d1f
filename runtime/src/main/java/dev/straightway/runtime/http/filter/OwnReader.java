package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.util.function.Supplier;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NoContentException;
import jakarta.ws.rs.ext.MessageBodyReader;

import dev.straightway.BufferReader;
import dev.straightway.EntityForm;
import dev.straightway.runtime.body.BoundReader;
import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.body.Buffers;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registration;
import io.vertx.core.buffer.Buffer;

/**
 * How the one entity provider of the application reads that the build has found for a route, without asking any. For all
 * threads.
 */
public final class OwnReader implements BoundReader.Reading {

    private final Registration provider;
    private final MediaType mediaType;
    private final Supplier<DeclaredEntity> declared;
    /** Made when the first entity comes, as the instance of the provider is. */
    private volatile BoundReader.Reading ready;

    /**
     * @param mediaType what is consumed
     * @param declared what the method declares of the parameter; asked when the first entity is read
     */
    public OwnReader(Registration provider, MediaType mediaType, Supplier<DeclaredEntity> declared) {
        this.provider = provider;
        this.mediaType = mediaType;
        this.declared = declared;
    }

    @Override
    public Object read(BufferExchange exchange, Buffer body) throws Exception {
        BoundReader.Reading present = ready;
        if (present == null) {
            ready = present = ready();
        }
        return present.read(exchange, body);
    }

    /** An IOException says that the entity is malformed; for other readers, that the stream failed. */
    private static Object lean(BufferReader<?> reader, Buffer body, EntityForm form) {
        try {
            return reader.read(body, form);
        } catch (IOException | IndexOutOfBoundsException malformed) {
            throw new BadRequestException("The entity is malformed", malformed);
        }
    }

    @SuppressWarnings("unchecked") // the build has found that it reads the type
    private BoundReader.Reading ready() {
        DeclaredEntity entity = declared.get();
        if (provider.instance() instanceof BufferReader<?> lean) {
            EntityForm form = new EntityForm(entity.genericType(), mediaType);
            return (exchange, body) -> lean(lean, body, form);
        }
        MessageBodyReader<Object> reader = (MessageBodyReader<Object>) provider.instance();
        Class<Object> type = (Class<Object>) entity.type();
        return (exchange, body) -> {
            try {
                return reader.readFrom(type, entity.genericType(), entity.annotations().clone(), mediaType,
                        new AskedMap<>(() -> RequestFilterContext.of((VertxExchange) exchange).getHeaders()),
                        Buffers.stream(body));
            } catch (NoContentException empty) {
                throw new BadRequestException("The entity is empty", empty);
            }
        };
    }
}
