package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.util.function.Supplier;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.body.ItemEncoder;
import dev.straightway.runtime.provider.Registry;
import io.vertx.core.buffer.Buffer;

/** Encodes the items of a stream by the entity provider that is found for each, without interceptors. Immutable. */
public final class ProviderItems implements ItemEncoder {

    private final Registry registry;
    private final MediaType mediaType;
    private final Supplier<DeclaredEntity> declared;

    /** @param declared what the method declares of the items; asked when the first one comes */
    public ProviderItems(Registry registry, MediaType mediaType, Supplier<DeclaredEntity> declared) {
        this.registry = registry;
        this.mediaType = mediaType;
        this.declared = DeclaredEntity.once(declared);
    }

    @Override
    public Buffer encode(Object item) throws IOException {
        DeclaredEntity known = declared.get();
        return Buffer.buffer(ProvidedBytes.of(registry, item,
                new DeclaredEntity(item.getClass(), known.genericType(), known.annotations()), mediaType));
    }
}
