package dev.straightway.runtime.body;

import java.io.InputStream;
import java.util.List;

import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.PathSegment;

import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.EncodedTexts;

/** An exchange that readers and writers ask for nothing but the entity and the fields. */
abstract class UnaskedExchange extends BufferExchange {

    private static UnsupportedOperationException unasked() {
        return new UnsupportedOperationException("no reader or writer needs this");
    }

    @Override
    public String pathParam(int index) {
        throw unasked();
    }

    @Override
    public String pathParam(String name) {
        throw unasked();
    }

    @Override
    public List<String> pathParams(String name) {
        throw unasked();
    }

    @Override
    public PathSegment pathSegment(String name) {
        throw unasked();
    }

    @Override
    public List<PathSegment> pathSegments(String name) {
        throw unasked();
    }

    @Override
    public String queryParam(String name) {
        throw unasked();
    }

    @Override
    public List<String> queryParams(String name) {
        throw unasked();
    }

    @Override
    public String matrixParam(String name) {
        throw unasked();
    }

    @Override
    public List<String> matrixParams(String name) {
        throw unasked();
    }

    @Override
    public String formParam(String name) {
        throw unasked();
    }

    @Override
    public List<String> formParams(String name) {
        throw unasked();
    }

    @Override
    public EntityPart part(String name) {
        throw unasked();
    }

    @Override
    public List<EntityPart> parts(String name) {
        throw unasked();
    }

    @Override
    public InputStream partContent(String name) {
        throw unasked();
    }

    @Override
    public EncodedTexts encoded() {
        throw unasked();
    }

    @Override
    public Object context(ContextType type) {
        throw unasked();
    }

    @Override
    public Object bean(Class<?> type) {
        throw unasked();
    }

    @Override
    public AsyncResponse suspend() {
        throw unasked();
    }
}
