package dev.straightway.loopback.rest;

import java.util.Map;
import java.util.function.Supplier;

import org.jboss.resteasy.reactive.client.impl.ClientProxies;
import org.jboss.resteasy.reactive.client.spi.ClientContext;
import org.jboss.resteasy.reactive.client.spi.MultipartResponseData;
import org.jboss.resteasy.reactive.common.core.GenericTypeMapping;
import org.jboss.resteasy.reactive.common.core.Serialisers;

import io.vertx.core.Vertx;

/** What clients have around them, but for Vert.x. */
record MemoryContext(ClientContext other, Vertx inMemory) implements ClientContext {

    @Override
    public Supplier<Vertx> getVertx() {
        return () -> inMemory;
    }

    @Override
    public Serialisers getSerialisers() {
        return other.getSerialisers();
    }

    @Override
    public GenericTypeMapping getGenericTypeMapping() {
        return other.getGenericTypeMapping();
    }

    @Override
    public ClientProxies getClientProxies() {
        return other.getClientProxies();
    }

    @Override
    public Map<Class<?>, MultipartResponseData> getMultipartResponsesData() {
        return other.getMultipartResponsesData();
    }
}
