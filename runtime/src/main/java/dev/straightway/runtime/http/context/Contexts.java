package dev.straightway.runtime.http.context;

import jakarta.enterprise.context.Dependent;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.sse.SseEventSink;

import dev.straightway.runtime.http.async.ServerEvents;
import dev.straightway.runtime.http.async.SuspendedAnswer;
import dev.straightway.runtime.http.exchange.ContextObjects;
import dev.straightway.runtime.http.exchange.SentHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.RequestFilterContext;
import dev.straightway.runtime.http.locate.Objects;
import dev.straightway.runtime.http.locate.RequestResources;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.sse.ServerSse;
import io.quarkus.arc.Arc;
import io.quarkus.arc.InstanceHandle;

/** The context objects of one request, each made once when it is asked for. */
public final class Contexts implements ContextObjects {

    private static final byte[] NOTHING = {};

    private final VertxExchange exchange;
    private final Objects objects;
    private UriInfo uriInfo;
    private HttpHeaders headers;
    private Request request;
    private SecurityContext security;
    private ResourceInfo resource;
    private SuspendedAnswer suspended;
    private ServerEvents events;
    private String base;

    /** @param objects makes and fills resource objects for the application */
    public Contexts(VertxExchange exchange, Objects objects) {
        this.exchange = exchange;
        this.objects = objects;
    }

    @Override
    public Object get(ContextType type) {
        return switch (type) {
            case URI_INFO -> uriInfo();
            case HTTP_HEADERS -> headers();
            case REQUEST -> request();
            case SECURITY_CONTEXT -> security();
            case RESOURCE_INFO -> resource();
            case CONTAINER_REQUEST -> RequestFilterContext.of(exchange);
            case APPLICATION -> exchange.surroundings().application();
            case PROVIDERS -> exchange.surroundings().registry();
            case CONFIGURATION -> exchange.surroundings().registry().configuration();
            case RESOURCE_CONTEXT -> new RequestResources(exchange, objects);
            case SSE -> new ServerSse();
            case SSE_EVENT_SINK -> eventSink();
            case ROUTING_CONTEXT -> exchange.routingContext();
            case SERVER_REQUEST -> exchange.request();
            case SERVER_RESPONSE -> exchange.response();
            case SERVLET -> null;
        };
    }

    @Override
    public UriInfo uriInfo() {
        if (uriInfo == null) {
            uriInfo = new RequestUriInfo(exchange);
        }
        return uriInfo;
    }

    @Override
    public String base() {
        if (exchange.changed() != null) {
            return withoutSlash(uriInfo().getBaseUri().toString());
        }
        if (base == null) {
            base = withoutSlash(uriInfo().getBaseUri().toString());
        }
        return base;
    }

    private static String withoutSlash(String uri) {
        return uri.endsWith("/") ? uri.substring(0, uri.length() - 1) : uri;
    }

    @Override
    public HttpHeaders headers() {
        if (headers == null) {
            headers = new RequestHttpHeaders(exchange);
        }
        return headers;
    }

    @Override
    public Request request() {
        if (request == null) {
            request = new ConditionalRequest(exchange);
        }
        return request;
    }

    @Override
    public SecurityContext security() {
        if (security == null) {
            security = new UserSecurityContext(exchange);
        }
        return security;
    }

    @Override
    public ResourceInfo resource() {
        if (resource == null) {
            resource = new InvokedResource(() -> exchange.endpoint() == null ? null : exchange.endpoint().method());
        }
        return resource;
    }

    @Override
    public AsyncResponse suspended() {
        if (suspended == null) {
            suspended = new SuspendedAnswer(exchange);
        }
        return suspended;
    }

    @Override
    public boolean mayFail() {
        return suspended == null || suspended.fails();
    }

    /** {@return the sink of the events that the answer consists of} */
    public SseEventSink eventSink() {
        if (events == null) {
            events = new ServerEvents(exchange);
        }
        return events.sink();
    }

    /**
     * Sends the head of a stream of events whose resource method has returned without sending one (§9.5); it is all that HEAD
     * gets.
     */
    @Override
    public void called() {
        if (events != null && !events.isClosed()) {
            if (SentHead.isHead(exchange.request())) {
                events.end();
            } else {
                events.write(NOTHING);
            }
        }
    }

    @Override
    public Object bean(Class<?> type) {
        InstanceHandle<?> handle = Arc.container().instance(type);
        if (!handle.isAvailable()) {
            throw new IllegalStateException("There is no bean of " + type.getName());
        }
        if (handle.getBean().getScope().equals(Dependent.class)) {
            exchange.onEnd(handle::destroy);
        }
        return handle.get();
    }
}
