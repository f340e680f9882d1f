package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.common.headers.HeaderUtil;
import org.jboss.resteasy.reactive.common.util.CaseInsensitiveMap;

import dev.straightway.runtime.http.exchange.ChangedRequest;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.buffer.Buffer;

/**
 * A request as filters see and change it (§6.2), and as {@code @Context} injects it elsewhere. Used by one thread at a time.
 */
public final class RequestFilterContext implements ContainerRequestContext, ChangedRequest {

    private final VertxExchange exchange;
    private final MultivaluedMap<String, String> headers = new CaseInsensitiveMap<>();
    private final Map<String, Object> properties = new HashMap<>();
    private String method;
    private URI base;
    private URI target;
    private InputStream stream;
    private Buffer replaced;
    private boolean isReplaced;
    private SecurityContext security;
    private Response aborted;
    private boolean answering;
    private boolean abortable;

    private RequestFilterContext(VertxExchange exchange) {
        this.exchange = exchange;
        this.method = exchange.request().method().name();
        for (Map.Entry<String, String> field : exchange.request().headers()) {
            headers.add(field.getKey(), field.getValue());
        }
    }

    /** {@return that of a request; made when it is asked for, and the same for all who ask} */
    public static RequestFilterContext of(VertxExchange exchange) {
        if (exchange.changed() instanceof RequestFilterContext known) {
            return known;
        }
        RequestFilterContext made = new RequestFilterContext(exchange);
        exchange.takeDetour().change(made);
        return made;
    }

    /** {@return the response that a filter aborts the request with, or {@code null} if it lets it pass} */
    Response ask(ContainerRequestFilter filter) throws IOException {
        abortable = true;
        try {
            filter.filter(this);
        } finally {
            abortable = false;
        }
        return aborted;
    }

    /** Begins the time in which the answer is filtered, when a request can't be changed any more. */
    void answering() {
        answering = true;
    }

    @Override
    public String method() {
        return method;
    }

    @Override
    public MultivaluedMap<String, String> fields() {
        return headers;
    }

    @Override
    public String path() {
        return target == null ? exchange.routingContext().normalizedPath() : target.getRawPath();
    }

    @Override
    public String query() {
        return target == null ? exchange.request().query() : target.getRawQuery();
    }

    @Override
    public URI target() {
        return target;
    }

    @Override
    public URI base() {
        return base;
    }

    @Override
    public SecurityContext security() {
        return security;
    }

    @Override
    public Buffer replacedBody() {
        if (stream != null && replaced == null) {
            replaced = ReplacedBody.read(exchange, stream);
        }
        return replaced;
    }

    public Map<String, Object> properties() {
        return properties;
    }

    @Override
    public Object getProperty(String name) {
        return properties.get(name);
    }

    @Override
    public Collection<String> getPropertyNames() {
        return Set.copyOf(properties.keySet());
    }

    @Override
    public void setProperty(String name, Object object) {
        if (object == null) {
            properties.remove(name);
        } else {
            properties.put(name, object);
        }
    }

    @Override
    public void removeProperty(String name) {
        properties.remove(name);
    }

    @Override
    public UriInfo getUriInfo() {
        return exchange.contexts().uriInfo();
    }

    @Override
    public void setRequestUri(URI requestUri) {
        beforeMatching();
        this.target = getUriInfo().getBaseUri().resolve(requestUri);
    }

    @Override
    public void setRequestUri(URI baseUri, URI requestUri) {
        beforeMatching();
        this.base = baseUri;
        this.target = baseUri.resolve(requestUri);
    }

    @Override
    public Request getRequest() {
        return exchange.contexts().request();
    }

    @Override
    public String getMethod() {
        return method;
    }

    @Override
    public void setMethod(String method) {
        beforeMatching();
        this.method = method;
    }

    @Override
    public MultivaluedMap<String, String> getHeaders() {
        return headers;
    }

    @Override
    public String getHeaderString(String name) {
        return HeaderUtil.getHeaderString(headers, name);
    }

    @Override
    public Date getDate() {
        return exchange.contexts().headers().getDate();
    }

    @Override
    public Locale getLanguage() {
        return exchange.contexts().headers().getLanguage();
    }

    @Override
    public int getLength() {
        return exchange.contexts().headers().getLength();
    }

    @Override
    public MediaType getMediaType() {
        return exchange.contexts().headers().getMediaType();
    }

    @Override
    public List<MediaType> getAcceptableMediaTypes() {
        return exchange.contexts().headers().getAcceptableMediaTypes();
    }

    @Override
    public List<Locale> getAcceptableLanguages() {
        return exchange.contexts().headers().getAcceptableLanguages();
    }

    @Override
    public Map<String, Cookie> getCookies() {
        return exchange.contexts().headers().getCookies();
    }

    @Override
    public boolean hasEntity() {
        return isReplaced ? stream != null : exchange.hasEntity();
    }

    /** The body is read when the stream is, and the stream of each call begins at its begin. */
    @Override
    public InputStream getEntityStream() {
        return stream == null ? new BodyStream(exchange) : stream;
    }

    @Override
    public void setEntityStream(InputStream input) {
        beforeAnswer();
        this.stream = input;
        this.replaced = null;
        this.isReplaced = true;
    }

    @Override
    public SecurityContext getSecurityContext() {
        return exchange.contexts().security();
    }

    @Override
    public void setSecurityContext(SecurityContext context) {
        beforeAnswer();
        this.security = context;
    }

    @Override
    public void abortWith(Response response) {
        beforeAnswer();
        if (!abortable) {
            throw new IllegalStateException("Only a ContainerRequestFilter can call abortWith, while it filters. Resource"
                    + " methods, @ServerRequestFilter and @ServerExceptionMapper return the response");
        }
        this.aborted = response;
    }

    private void beforeMatching() {
        if (exchange.endpoint() != null) {
            throw new IllegalStateException("The resource method is chosen; only a @PreMatching filter may change the request");
        }
    }

    private void beforeAnswer() {
        if (answering) {
            throw new IllegalStateException("The request is being answered; a response filter can't change it");
        }
    }
}
