package dev.straightway.peer.vertx;

import java.io.IOException;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;

/** Answers {@code GET} and {@code POST /vertx/person} as a careful hand would write it; runs on the event loop only. */
final class PersonHandler implements Handler<HttpServerRequest> {

    static final String PATH = "/vertx/person";

    private static final CharSequence JSON = HttpHeaders.createOptimized("application/json");
    private static final CharSequence ALLOWED = HttpHeaders.createOptimized("GET, POST");

    private final ObjectReader reader;
    private final ObjectWriter writer;

    PersonHandler(ObjectMapper mapper) {
        this.reader = mapper.readerFor(Person.class);
        this.writer = mapper.writerFor(Person.class);
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (!PATH.equals(request.path())) {
            request.response().setStatusCode(404).end();
        } else if (request.method() == HttpMethod.GET) {
            answer(request.response(), new Person("Bob", "Builder"));
        } else if (request.method() == HttpMethod.POST) {
            request.bodyHandler(body -> echo(request, body));
        } else {
            request.response().setStatusCode(405).putHeader(HttpHeaderNames.ALLOW, ALLOWED).end();
        }
    }

    private void echo(HttpServerRequest request, Buffer body) {
        String type = request.getHeader(HttpHeaderNames.CONTENT_TYPE);
        if (type == null || !type.startsWith("application/json")) {
            request.response().setStatusCode(415).end();
            return;
        }
        Person person;
        try {
            person = reader.readValue(body.getBytes());
        } catch (JacksonException malformed) {
            request.response().setStatusCode(400).end();
            return;
        } catch (IOException impossible) {
            throw new IllegalStateException("reading from memory", impossible);
        }
        answer(request.response(), person);
    }

    private void answer(HttpServerResponse response, Person person) {
        byte[] json;
        try {
            json = writer.writeValueAsBytes(person);
        } catch (JacksonException unwritable) {
            throw new IllegalStateException("a person can always be written", unwritable);
        }
        response.putHeader(HttpHeaderNames.CONTENT_TYPE, JSON);
        response.end(Buffer.buffer(json), null);
    }
}
