package dev.straightway.runtime.http.context;

import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.runtime.http.VertxExchange;
import dev.straightway.runtime.invocation.ContextType;

/** The context objects of one request, each made once when it is asked for. */
public final class Contexts {

    private final VertxExchange exchange;
    private UriInfo uriInfo;
    private HttpHeaders headers;
    private Request request;
    private SecurityContext security;
    private ResourceInfo resource;

    public Contexts(VertxExchange exchange) {
        this.exchange = exchange;
    }

    public Object get(ContextType type) {
        return switch (type) {
            case URI_INFO -> uriInfo();
            case HTTP_HEADERS -> headers();
            case REQUEST -> request();
            case SECURITY_CONTEXT -> security();
            case RESOURCE_INFO -> resource();
            case APPLICATION -> exchange.serving().application();
            case ROUTING_CONTEXT -> exchange.routingContext();
            case SERVER_REQUEST -> exchange.request();
            case SERVER_RESPONSE -> exchange.response();
        };
    }

    public UriInfo uriInfo() {
        if (uriInfo == null) {
            uriInfo = new RequestUriInfo(exchange);
        }
        return uriInfo;
    }

    public HttpHeaders headers() {
        if (headers == null) {
            headers = new RequestHttpHeaders(exchange.request().headers());
        }
        return headers;
    }

    public Request request() {
        if (request == null) {
            request = new ConditionalRequest(exchange.request().method().name(), headers().getRequestHeaders());
        }
        return request;
    }

    public SecurityContext security() {
        if (security == null) {
            security = new UserSecurityContext(exchange.routingContext());
        }
        return security;
    }

    public ResourceInfo resource() {
        if (resource == null) {
            resource = new InvokedResource(exchange.endpoint().method());
        }
        return resource;
    }
}
