package dev.straightway.runtime.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.PathSegment;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.fields.Query;
import dev.straightway.runtime.http.async.SuspendedAnswer;
import dev.straightway.runtime.http.context.Contexts;
import dev.straightway.runtime.http.filter.RequestFilterContext;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.EncodedTexts;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.routing.RouteMatch;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/**
 * The request of an exchange on Vert.x: what was sent, what matched, and what the filters made of it. Used by one thread at a
 * time.
 */
abstract sealed class ReceivedRequest extends BufferExchange permits AnsweredRequest {

    private final RoutingContext context;
    private final HttpServerRequest request;
    private final HttpServerResponse response;
    private final Serving serving;
    private RouteMatch<Endpoint> match;
    private Endpoint endpoint;
    /** {@code null} for a request on the straight way. */
    private Detour detour;
    private Buffer body;
    private Query query;
    private Object instance;
    private Contexts contexts;

    ReceivedRequest(RoutingContext context, Serving serving) {
        this.context = context;
        this.request = context.request();
        this.response = context.response();
        this.serving = serving;
    }

    /** Takes the complete body. */
    void received(Buffer whole) {
        this.body = whole;
    }

    /** {@return whether the body was read} */
    boolean hasBody() {
        return body != null;
    }

    /** {@return why the body can't be read, {@code null} if it can} */
    WebApplicationException beginReading() {
        detour().reading = true;
        return detour.refused;
    }

    /** {@return whether somebody has asked for the body} */
    boolean isReading() {
        return body != null || detour != null && detour.reading;
    }

    /** {@return whether the request has a body with something in it, as far as its head says} */
    public boolean hasEntity() {
        return body == null ? RequestBody.isAnnounced(request) : body.length() > 0;
    }

    /**
     * {@return the body as it was sent, which the thread waits for}
     *
     * @throws IllegalStateException on an event loop, where nobody may wait
     * @throws IOException if the client leaves
     * @throws WebApplicationException if the body is refused
     */
    public Buffer awaitedBody() throws IOException {
        if (body != null) {
            return body;
        }
        if (Context.isOnEventLoopThread()) {
            if (hasEntity()) {
                throw new IllegalStateException("The entity is read on the event loop before it has come. "
                        + "Put @Blocking on the resource method whose filter reads it");
            }
            return Buffer.buffer();
        }
        WebApplicationException earlier = beginReading();
        if (earlier != null) {
            throw earlier;
        }
        try {
            received(new AwaitedBody((VertxExchange) this).read());
        } catch (WebApplicationException reason) {
            detour.refused = reason;
            throw reason;
        }
        return body;
    }

    public RoutingContext routingContext() {
        return context;
    }

    public HttpServerRequest request() {
        return request;
    }

    public HttpServerResponse response() {
        return response;
    }

    public Serving serving() {
        return serving;
    }

    /** {@return the endpoint, or {@code null} before one is found} */
    public Endpoint endpoint() {
        return endpoint;
    }

    /** {@return the filters and interceptors of this request; before it has an endpoint, those of all requests} */
    public Chain chain() {
        return endpoint == null || endpoint.isLocator() ? serving.globalChain() : endpoint.chain();
    }

    /** {@return the way to the endpoint, or {@code null} before there is one} */
    public Matched matched() {
        return detour != null && detour.way != null ? detour.way
                : match == null ? null : new Matched(null, match, endpoint, null);
    }

    /** Takes the next step to the endpoint. */
    void matched(RouteMatch<Endpoint> next, Endpoint chosen, Object located) {
        Endpoint now = chosen.now();
        if (match != null) {
            detour().way = new Matched(matched(), next, now, located);
        }
        match = next;
        endpoint = now;
    }

    /** {@return the names of all variables on the way to the endpoint} */
    public Set<String> variables() {
        Set<String> names = new LinkedHashSet<>();
        for (Matched step = matched(); step != null; step = step.above()) {
            names.addAll(step.endpoint().variables());
        }
        return names;
    }

    /** {@return the object that a locator returned for the endpoint} */
    public Object located() {
        return detour.way.instance();
    }

    @Override
    public Buffer body() {
        return filtered() && detour.filtering.replacedBody() != null ? detour.filtering.replacedBody() : body;
    }

    /** {@return what filters made of the request; made when it is asked for} */
    public RequestFilterContext filtering() {
        if (!filtered()) {
            RequestFilterContext made = new RequestFilterContext((VertxExchange) this);
            detour().filtering = made;
        }
        return detour.filtering;
    }

    /** {@return whether filters had a say in this request} */
    public boolean filtered() {
        return detour != null && detour.filtering != null;
    }

    /** {@return the HTTP method, as the filters left it} */
    public String httpMethod() {
        return !filtered() ? request.method().name() : detour.filtering.getMethod();
    }

    /** {@return the path as it was sent, without the query, as the filters left it} */
    public String path() {
        return !filtered() ? context.normalizedPath() : detour.filtering.path();
    }

    /** {@return the query as it was sent, or {@code null} without one} */
    public String query() {
        return !filtered() ? request.query() : detour.filtering.query();
    }

    boolean hasDetour() {
        return detour != null;
    }

    Detour detour() {
        if (detour == null) {
            detour = new Detour();
        }
        return detour;
    }

    /** {@return the texts of the request as they were sent} */
    public RequestTexts texts() {
        if (detour().texts == null) {
            detour.texts = new RequestTexts((VertxExchange) this);
        }
        return detour.texts;
    }

    @Override
    public EncodedTexts encoded() {
        return texts();
    }

    @Override
    public String pathParam(int index) {
        return RequestTexts.decodePath(match.capture(index));
    }

    @Override
    public String pathParam(String name) {
        String raw = texts().pathParam(name);
        return raw == null ? null : RequestTexts.decodePath(raw);
    }

    @Override
    public List<String> pathParams(String name) {
        return texts().pathParams(name).stream().map(RequestTexts::decodePath).toList();
    }

    @Override
    public PathSegment pathSegment(String name) {
        return texts().last(texts().segments(name, true));
    }

    @Override
    public List<PathSegment> pathSegments(String name) {
        return texts().segments(name, true);
    }

    @Override
    public String queryParam(String name) {
        return queryParameters().first(name);
    }

    @Override
    public List<String> queryParams(String name) {
        return queryParameters().all(name);
    }

    /** {@return the parameters of the query, as the filters left it} */
    public Query queryParameters() {
        String text = query();
        if (query == null || !query.isOf(text)) {
            query = Query.of(text, serving.limits().form().parameters());
        }
        return query;
    }

    @Override
    public String matrixParam(String name) {
        List<String> values = matrixParams(name);
        return values.isEmpty() ? null : values.get(0);
    }

    @Override
    public List<String> matrixParams(String name) {
        return texts().matrix(name, true);
    }

    @Override
    public String formParam(String name) {
        return texts().form().decoded().getFirst(name);
    }

    @Override
    public List<String> formParams(String name) {
        List<String> values = texts().form().decoded().get(name);
        return values == null ? List.of() : values;
    }

    @Override
    public EntityPart part(String name) {
        List<EntityPart> parts = parts(name);
        return parts.isEmpty() ? null : parts.get(0);
    }

    @Override
    public List<EntityPart> parts(String name) {
        return texts().form().parts(name);
    }

    @Override
    public InputStream partContent(String name) {
        EntityPart part = part(name);
        return part == null ? null : part.getContent();
    }

    @Override
    public String header(String name) {
        return !filtered() ? request.headers().get(name) : detour.filtering.getHeaders().getFirst(name);
    }

    @Override
    public List<String> headers(String name) {
        if (!filtered()) {
            return request.headers().getAll(name);
        }
        List<String> values = detour.filtering.getHeaders().get(name);
        return values == null ? List.of() : values;
    }

    /** {@return the value of Content-Type, or {@code null}} */
    String contentType() {
        return !filtered() ? request.headers().get(HttpHeaders.CONTENT_TYPE) : header("Content-Type");
    }

    @Override
    public String accept() {
        String first = !filtered() ? request.headers().get(HttpHeaders.ACCEPT) : header("Accept");
        if (first == null) {
            return null;
        }
        List<String> all = headers("Accept");
        return all.size() == 1 ? first : String.join(",", all);
    }

    @Override
    public Cookie cookie(String name) {
        return texts().cookie(name);
    }

    @Override
    public Object context(ContextType type) {
        return contexts().get(type);
    }

    @Override
    public Object bean(Class<?> type) {
        return contexts().bean(type);
    }

    @Override
    public AsyncResponse suspend() {
        return contexts().suspended();
    }

    /** {@return an answer that comes later} */
    public SuspendedAnswer newSuspended() {
        return new SuspendedAnswer((VertxExchange) this);
    }

    /** {@return the instance that was made for this request alone, or {@code null} while there is none} */
    public Object instance() {
        return instance;
    }

    public void instance(Object made) {
        this.instance = made;
    }

    boolean hasContexts() {
        return contexts != null;
    }

    public Contexts contexts() {
        if (contexts == null) {
            contexts = new Contexts((VertxExchange) this);
        }
        return contexts;
    }
}
