package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.util.function.Supplier;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NoContentException;

import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;

/** Reads an entity by the provider that is found at run time, through the reader interceptors (§4.2.1). Immutable. */
public final class ProviderReader extends EntityReader {

    private final Supplier<DeclaredEntity> declared;

    /** @param declared what the method declares of the parameter; asked when the first entity is read */
    public ProviderReader(Supplier<DeclaredEntity> declared) {
        this.declared = DeclaredEntity.once(declared);
    }

    /** {@return what the method declares of the parameter} */
    public DeclaredEntity declared() {
        return declared.get();
    }

    @Override
    public Object read(Exchange exchange) throws IOException {
        VertxExchange request = (VertxExchange) exchange;
        try {
            return new ReaderChain(request, declared.get(), mediaType(request)).proceed();
        } catch (NoContentException empty) {
            throw new BadRequestException("The entity is empty", empty);
        }
    }

    private static MediaType mediaType(VertxExchange exchange) {
        MediaType mediaType = ContentTypes.mediaType(exchange.header("Content-Type"));
        return mediaType == null ? MediaType.APPLICATION_OCTET_STREAM_TYPE : mediaType;
    }
}
