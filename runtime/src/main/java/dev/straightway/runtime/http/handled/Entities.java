package dev.straightway.runtime.http.handled;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Map;

import dev.straightway.runtime.body.EntityReaders;
import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.DeclaredEntity;
import dev.straightway.runtime.http.filter.ProviderReader;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.provider.Registry;

/** Reads the entities that handlers ask for: texts and bytes at once, unless the application has a say in it. Immutable. */
final class Entities {

    private static final Annotation[] NONE = {};

    private final Registry registry;
    private final Map<Class<?>, EntityReader> simple;

    Entities(Registry registry, Json json) {
        this.registry = registry;
        this.simple = Map.of(String.class, EntityReaders.of(Representation.TEXT, "", json, null),
                byte[].class, EntityReaders.of(Representation.BYTES, "", json, null));
    }

    /** {@return the body of a request as a type, {@code null} where its reader makes nothing of it} */
    Object read(VertxExchange exchange, Class<?> type, Type generic) {
        try {
            return reader(exchange, type, generic).read(exchange);
        } catch (RuntimeException failure) {
            throw failure;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (Exception failure) {
            throw new IllegalStateException("The entity can't be read as " + generic.getTypeName(), failure);
        }
    }

    private EntityReader reader(VertxExchange exchange, Class<?> type, Type generic) {
        EntityReader known = simple.get(type);
        boolean provided = known == null || !InForce.chain(exchange).readers().isEmpty()
                || registry.hasOwnBodies() && registry.bodies().mayRead(type);
        return provided ? new ProviderReader(() -> new DeclaredEntity(type, generic, NONE)) : known;
    }
}
