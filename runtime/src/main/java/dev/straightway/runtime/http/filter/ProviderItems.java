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
    private final MediaType answered;
    private final MediaType each;
    private final Supplier<DeclaredEntity> declared;

    /**
     * @param answered the media type of the whole, which an item has where a provider of the application writes it so
     * @param each that of items else
     * @param declared what the method declares of the items; asked when the first one comes
     */
    public ProviderItems(Registry registry, MediaType answered, MediaType each, Supplier<DeclaredEntity> declared) {
        this.registry = registry;
        this.answered = answered;
        this.each = each;
        this.declared = DeclaredEntity.once(declared);
    }

    @Override
    public Buffer encode(Object item) throws IOException {
        DeclaredEntity known = declared.get();
        boolean own = registry.bodies().hasOwnWriter(item.getClass(), known.genericType(), known.annotations(), answered);
        return Buffer.buffer(ProvidedBytes.of(registry, item,
                new DeclaredEntity(item.getClass(), known.genericType(), known.annotations()), own ? answered : each));
    }
}
