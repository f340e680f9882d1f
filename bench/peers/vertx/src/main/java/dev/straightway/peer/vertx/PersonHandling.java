package dev.straightway.peer.vertx;

import java.io.IOException;
import java.util.concurrent.Executor;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

/**
 * Answers {@code GET} and {@code POST} of a person as a careful hand would write it.
 * <p>
 * A body is collected on the event loop, which is where it arrives; what comes then may be elsewhere.
 */
final class PersonHandling implements Handling {

    private static final CharSequence ALLOWED = HttpHeaders.createOptimized("GET, POST");

    private final ObjectReader reader;
    private final ObjectWriter writer;
    private final Executor executor;

    /** @param executor where the requests are answered */
    PersonHandling(ObjectMapper mapper, Executor executor) {
        this.executor = executor;
        this.reader = mapper.readerFor(Person.class);
        this.writer = mapper.writerFor(Person.class);
    }

    @Override
    public void handle(HttpServerRequest request, String rest) {
        if (!rest.isEmpty()) {
            Answers.empty(request, 404);
        } else if (request.method() == HttpMethod.GET) {
            executor.execute(() -> Answers.json(request, writer, new Person("Bob", "Builder")));
        } else if (request.method() == HttpMethod.POST) {
            request.bodyHandler(body -> executor.execute(() -> echo(request, body)));
        } else {
            Answers.notAllowed(request, ALLOWED);
        }
    }

    private void echo(HttpServerRequest request, Buffer body) {
        String type = request.getHeader(HttpHeaderNames.CONTENT_TYPE);
        if (type == null || !type.startsWith("application/json")) {
            Answers.empty(request, 415);
            return;
        }
        Person person;
        try {
            person = reader.readValue(body.getBytes());
        } catch (JacksonException malformed) {
            Answers.empty(request, 400);
            return;
        } catch (IOException impossible) {
            throw new IllegalStateException("reading from memory", impossible);
        }
        Answers.json(request, writer, person);
    }
}
