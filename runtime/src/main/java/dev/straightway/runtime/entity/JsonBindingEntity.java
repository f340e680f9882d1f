package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.function.Supplier;

import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbException;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Providers;

/**
 * JSON by JSON-B, in the application's own {@code Jsonb} where it resolves one; for applications without Jackson.
 * <p>
 * An entity without bytes is {@code null}, as it is with Jackson.
 */
@Consumes({ MediaType.APPLICATION_JSON, MediaTypes.TEXT_JSON, MediaTypes.JSON_SUFFIX })
@Produces({ MediaType.APPLICATION_JSON, MediaTypes.TEXT_JSON, MediaTypes.JSON_SUFFIX })
final class JsonBindingEntity extends StandardEntity<Object> {

    private final Supplier<Providers> providers;
    private volatile Jsonb ownContext;

    JsonBindingEntity(Supplier<Providers> providers) {
        super(Object.class);
        this.providers = providers;
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return MediaTypes.json(mediaType) && !Representations.include(candidate);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return reads(candidate, mediaType);
    }

    @Override
    Object read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        String text = Texts.read(mediaType, stream);
        if (text.isEmpty()) {
            return null;
        }
        Type root = genericType == null ? type : genericType;
        if (!JsonShape.isWhole(text)) {
            throw new BadRequestException("The entity isn't JSON as it is expected here");
        }
        try {
            return context(type, mediaType).fromJson(text, root);
        } catch (JsonbException e) {
            throw new BadRequestException("The entity isn't JSON as it is expected here", e);
        }
    }

    @Override
    void write(Object entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Jsonb context = context(entity.getClass(), mediaType);
        boolean erased = genericType == null || genericType instanceof Class;
        Texts.write(erased ? context.toJson(entity) : context.toJson(entity, genericType), mediaType, stream);
    }

    private Jsonb context(Class<?> type, MediaType mediaType) {
        Providers present = providers.get();
        ContextResolver<Jsonb> resolver = present == null ? null : present.getContextResolver(Jsonb.class, mediaType);
        Jsonb resolved = resolver == null ? null : resolver.getContext(type);
        return resolved == null ? ownContext() : resolved;
    }

    private Jsonb ownContext() {
        Jsonb present = ownContext;
        if (present == null) {
            ownContext = present = JsonbBuilder.create();
        }
        return present;
    }
}
