package dev.straightway.runtime.body;

import java.util.List;

import jakarta.ws.rs.container.AsyncResponse;

import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.DecodedTexts;
import dev.straightway.runtime.invocation.Texts;

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
    public String queryParam(String name) {
        throw unasked();
    }

    @Override
    public List<String> queryParams(String name) {
        throw unasked();
    }

    @Override
    public DecodedTexts decoded() {
        throw unasked();
    }

    @Override
    public Texts encoded() {
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
