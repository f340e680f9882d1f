package dev.straightway.runtime.http.exchange;

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
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.EncodedTexts;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.routing.RouteMatch;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
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
    private ContextObjects contexts;

    ReceivedRequest(RoutingContext context, Serving serving) {
        this.context = context;
        this.request = context.request();
        this.response = context.response();
        this.serving = serving;
    }

    /** Takes the complete body. */
    public void received(Buffer whole) {
        this.body = whole;
    }

    /** {@return whether the body was read} */
    public boolean hasBody() {
        return body != null;
    }

    /** {@return why the body can't be read, {@code null} if it can} */
    public WebApplicationException beginReading() {
        detour().reading = true;
        return detour.refused;
    }

    /** {@return whether somebody has asked for the body} */
    public boolean isReading() {
        return body != null || detour != null && detour.reading;
    }

    /** {@return whether the request has a body with something in it, as far as its head says} */
    public boolean hasEntity() {
        return body == null ? announcesBody() : body.length() > 0;
    }

    /** {@return whether the head of the request announces a body; HTTP/2 may send one without a length} */
    public boolean announcesBody() {
        String length = request.headers().get(HttpHeaders.CONTENT_LENGTH);
        if (length != null) {
            return !length.equals("0");
        }
        return request.headers().contains(HttpHeaders.TRANSFER_ENCODING) || request.version() == HttpVersion.HTTP_2
                && !request.method().equals(HttpMethod.GET) && !request.method().equals(HttpMethod.HEAD);
    }

    /** {@return the body as it was sent, {@code null} before it was read} */
    public Buffer sentBody() {
        return body;
    }

    /** Keeps why the body can't be read, for all who ask for it. */
    public void refuseBody(WebApplicationException reason) {
        detour().refused = reason;
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

    public final Serving serving() {
        return serving;
    }

    /** {@return what all requests of the application share} */
    public final Surroundings surroundings() {
        return serving.surroundings();
    }

    /** {@return the endpoint, or {@code null} before one is found} */
    public Endpoint endpoint() {
        return endpoint;
    }

    /** {@return the filters and interceptors of this request; before it has an endpoint, those of all requests} */
    public Chain chain() {
        return endpoint == null || endpoint.isLocator() ? surroundings().globalChain() : endpoint.chain();
    }

    /** {@return the way to the endpoint, or {@code null} before there is one} */
    public Matched matched() {
        return detour != null && detour.way != null ? detour.way
                : match == null ? null : new Matched(null, match, endpoint, null);
    }

    /** Takes the next step to the endpoint. */
    public void matched(RouteMatch<Endpoint> next, Endpoint chosen, Object located) {
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
        return filtered() && detour.changed.replacedBody() != null ? detour.changed.replacedBody() : body;
    }

    /** {@return what filters have made of the request, or {@code null} if they had no say in it} */
    public ChangedRequest changed() {
        return detour == null ? null : detour.changed;
    }

    /** Takes what filters make of the request from now on. */
    public void change(ChangedRequest made) {
        detour().changed = made;
    }

    /** {@return whether filters had a say in this request} */
    private boolean filtered() {
        return detour != null && detour.changed != null;
    }

    /** {@return the HTTP method, as the filters left it} */
    public String httpMethod() {
        return !filtered() ? request.method().name() : detour.changed.method();
    }

    /** {@return the path as it was sent, without the query, as the filters left it} */
    public String path() {
        return !filtered() ? context.normalizedPath() : detour.changed.path();
    }

    /** {@return the query as it was sent, or {@code null} without one} */
    public String query() {
        return !filtered() ? request.query() : detour.changed.query();
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
            query = Query.of(text, surroundings().limits().form().parameters());
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
        return !filtered() ? request.headers().get(name) : detour.changed.fields().getFirst(name);
    }

    @Override
    public List<String> headers(String name) {
        if (!filtered()) {
            return request.headers().getAll(name);
        }
        List<String> values = detour.changed.fields().get(name);
        return values == null ? List.of() : values;
    }

    /** {@return the value of Content-Type, or {@code null}} */
    public String contentType() {
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

    public ContextObjects contexts() {
        if (contexts == null) {
            contexts = serving.contexts((VertxExchange) this);
        }
        return contexts;
    }
}
