package dev.straightway.runtime.http.handled;

import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;

import dev.straightway.runtime.http.answer.StageWriter;
import dev.straightway.runtime.http.answer.UniWriter;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import io.smallrye.mutiny.Uni;

/** Answers with what a handler returned, by its class: a response, an entity, or what will be one of them. */
final class HandledResult extends ResultWriter {

    private final ResultWriter entities;
    private final ResultWriter responses;
    private final ResultWriter stages = new StageWriter(this, true);
    private final ResultWriter unis = new UniWriter(this, true);

    HandledResult(ResultWriter entities, ResultWriter responses) {
        this.entities = entities;
        this.responses = responses;
    }

    @Override
    public void write(Exchange exchange, Object result) throws Exception {
        if (result == null) {
            exchange.noContent();
        } else if (result instanceof Response || result instanceof RestResponse<?>) {
            responses.write(exchange, result);
        } else if (result instanceof Uni<?>) {
            unis.write(exchange, result);
        } else if (result instanceof CompletionStage<?>) {
            stages.write(exchange, result);
        } else if (result instanceof Flow.Publisher<?>) {
            throw new IllegalStateException("A ResourceHandler has returned a stream. Return a Uni of its items, such as"
                    + " multi.collect().asList(), or write a resource class, whose methods may return a Multi.");
        } else {
            entities.write(exchange, result);
        }
    }
}
