package dev.straightway.runtime.http.exchange;

import java.util.List;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.fields.Query;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/**
 * What an exchange knows of its request: as it came, which is that of Vert.x, and as filters have left it
 * ({@link ChangedRequest}). Used by one thread at a time.
 */
public abstract sealed class VertxRequest extends BufferExchange permits VertxExchange {

    /** {@code null} for a request that is served ahead of the Router, as long as nobody asks for it. */
    private RoutingContext context;
    /** As it came ahead of the Router; {@code null} for one of the Router. */
    private final HttpServerRequest ahead;
    private final Serving serving;
    /** {@code null} for a request on the straight way. */
    private Detour detour;
    private Buffer body;
    private Query query;

    VertxRequest(RoutingContext context, HttpServerRequest ahead, Serving serving) {
        this.context = context;
        this.ahead = ahead;
        this.serving = serving;
    }

    /** {@return whether the request has a context of the Router} */
    public boolean isRouted() {
        return context != null;
    }

    /** Takes the context that the Router has made. */
    public void routed(RoutingContext made) {
        this.context = made;
    }

    /** {@return that context, or {@code null}} */
    RoutingContext routed() {
        return context;
    }

    public HttpServerRequest request() {
        return context == null ? ahead : context.request();
    }

    public HttpServerResponse response() {
        return context == null ? ahead.response() : context.response();
    }

    public Serving serving() {
        return serving;
    }

    /** {@return what all requests of the application share} */
    public Surroundings surroundings() {
        return serving.surroundings();
    }

    /** {@return where the request has left the straight way; to be read} */
    public Detour detour() {
        return detour == null ? Detour.NONE : detour;
    }

    /** {@return the same, to be changed} */
    public Detour takeDetour() {
        if (detour == null) {
            detour = new Detour();
        }
        return detour;
    }

    /** {@return what filters have made of the request, or {@code null} if they had no say in it} */
    public ChangedRequest changed() {
        return detour().changed();
    }

    /** {@return the HTTP method} */
    public String httpMethod() {
        return changed() == null ? request().method().name() : changed().method();
    }

    /** {@return the path as it was sent, without the query} */
    public String path() {
        return changed() != null ? changed().path() : context == null ? ahead.path() : context.normalizedPath();
    }

    /** {@return the query as it was sent, or {@code null} without one} */
    public String query() {
        return changed() == null ? request().query() : changed().query();
    }

    /** {@return the parameters of the query} */
    public Query queryParameters() {
        String text = query();
        if (query == null || !query.isOf(text)) {
            query = Query.of(text, surroundings().limits().form().parameters());
        }
        return query;
    }

    @Override
    public String header(String name) {
        return changed() == null ? request().headers().get(name) : changed().fields().getFirst(name);
    }

    @Override
    public List<String> headers(String name) {
        return changed() == null ? request().headers().getAll(name) : RequestTexts.orEmpty(changed().fields().get(name));
    }

    /** {@return the value of Content-Type, or {@code null}} */
    public String contentType() {
        return changed() == null ? request().headers().get(HttpHeaders.CONTENT_TYPE) : header("Content-Type");
    }

    @Override
    public String accept() {
        return changed() == null ? SentHead.accept(request()) : SentHead.accept(headers("Accept"));
    }

    /** {@return whether what was asked for is an answer without a body} */
    public boolean isHead() {
        return request().method() == HttpMethod.HEAD;
    }

    @Override
    public String queryParam(String name) {
        return queryParameters().first(name);
    }

    @Override
    public List<String> queryParams(String name) {
        return queryParameters().all(name);
    }

    /** Takes the complete body. */
    public void received(Buffer whole) {
        this.body = whole;
    }

    /** {@return the body as it was sent, {@code null} before it was read} */
    public Buffer sentBody() {
        return body;
    }

    @Override
    public Buffer body() {
        return changed() != null && changed().replacedBody() != null ? changed().replacedBody() : body;
    }

    /** {@return whether the request has a body with something in it, as far as its head says} */
    public boolean hasEntity() {
        return body == null ? SentHead.announcesBody(request()) : body.length() > 0;
    }

    /** {@return whether somebody has asked for the body} */
    public boolean isReading() {
        return body != null || detour().isReading();
    }
}
