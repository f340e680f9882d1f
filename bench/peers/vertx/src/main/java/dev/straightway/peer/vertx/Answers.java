package dev.straightway.peer.vertx;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectWriter;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;

/** The ways in which a request ends. */
final class Answers {

    private static final CharSequence JSON = HttpHeaders.createOptimized("application/json");
    private static final CharSequence TEXT = HttpHeaders.createOptimized("text/plain;charset=UTF-8");

    private Answers() {
    }

    static void json(HttpServerRequest request, ObjectWriter writer, Object entity) {
        byte[] json;
        try {
            json = writer.writeValueAsBytes(entity);
        } catch (JacksonException unwritable) {
            throw new IllegalStateException("a bean can always be written", unwritable);
        }
        json(request, Buffer.buffer(json));
    }

    static void json(HttpServerRequest request, Buffer json) {
        request.response().putHeader(HttpHeaderNames.CONTENT_TYPE, JSON).end(json);
    }

    static void text(HttpServerRequest request, String text) {
        request.response().putHeader(HttpHeaderNames.CONTENT_TYPE, TEXT).end(text);
    }

    static void text(HttpServerRequest request, int status, String text) {
        request.response().setStatusCode(status);
        text(request, text);
    }

    static void empty(HttpServerRequest request, int status) {
        request.response().setStatusCode(status).end();
    }

    static void notAllowed(HttpServerRequest request, CharSequence allowed) {
        request.response().putHeader(HttpHeaderNames.ALLOW, allowed);
        empty(request, 405);
    }
}
