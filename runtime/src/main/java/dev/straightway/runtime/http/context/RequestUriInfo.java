package dev.straightway.runtime.http.context;

import java.net.URI;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.PathSegment;
import jakarta.ws.rs.core.UriBuilder;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.common.jaxrs.UriBuilderImpl;
import org.jboss.resteasy.reactive.common.util.PathSegmentImpl;
import org.jboss.resteasy.reactive.common.util.UnmodifiableMultivaluedMap;

import dev.straightway.runtime.http.VertxExchange;
import dev.straightway.runtime.routing.RequestPath;
import io.netty.handler.codec.http.QueryStringDecoder;

/** The target of a request, taken apart (§10.2.2). */
final class RequestUriInfo implements UriInfo {

    private final VertxExchange exchange;

    RequestUriInfo(VertxExchange exchange) {
        this.exchange = exchange;
    }

    @Override
    public String getPath() {
        return getPath(true);
    }

    /** Relative to the base URI, with a slash at its start as in Quarkus REST. */
    @Override
    public String getPath(boolean decode) {
        String path = exchange.routingContext().normalizedPath().substring(exchange.serving().prefix().length());
        String whole = path.isEmpty() ? "/" : path;
        return decode ? RequestPath.decode(whole) : whole;
    }

    @Override
    public List<PathSegment> getPathSegments() {
        return getPathSegments(true);
    }

    @Override
    public List<PathSegment> getPathSegments(boolean decode) {
        return PathSegmentImpl.parseSegments(getPath(false), decode);
    }

    @Override
    public URI getRequestUri() {
        return URI.create(exchange.request().absoluteURI()).normalize();
    }

    @Override
    public UriBuilder getRequestUriBuilder() {
        return UriBuilder.fromUri(getRequestUri());
    }

    @Override
    public URI getAbsolutePath() {
        return getRequestUriBuilder().replaceQuery(null).build();
    }

    @Override
    public UriBuilder getAbsolutePathBuilder() {
        return UriBuilder.fromUri(getAbsolutePath());
    }

    @Override
    public URI getBaseUri() {
        return getRequestUri().resolve(exchange.serving().prefix() + "/");
    }

    @Override
    public UriBuilder getBaseUriBuilder() {
        return UriBuilder.fromUri(getBaseUri());
    }

    @Override
    public MultivaluedMap<String, String> getPathParameters() {
        return getPathParameters(true);
    }

    @Override
    public MultivaluedMap<String, String> getPathParameters(boolean decode) {
        MultivaluedMap<String, String> parameters = new MultivaluedHashMap<>();
        List<String> variables = exchange.endpoint().variables();
        for (int i = 0; i < variables.size(); i++) {
            parameters.add(variables.get(i), decode ? exchange.pathParam(i) : exchange.match().capture(i));
        }
        return new UnmodifiableMultivaluedMap<>(parameters);
    }

    @Override
    public MultivaluedMap<String, String> getQueryParameters() {
        return getQueryParameters(true);
    }

    @Override
    public MultivaluedMap<String, String> getQueryParameters(boolean decode) {
        MultivaluedMap<String, String> parameters = new MultivaluedHashMap<>();
        if (decode) {
            for (Map.Entry<String, List<String>> entry : new QueryStringDecoder(exchange.request().uri()).parameters()
                    .entrySet()) {
                parameters.addAll(entry.getKey(), entry.getValue());
            }
        } else {
            addRaw(exchange.request().query(), parameters);
        }
        return new UnmodifiableMultivaluedMap<>(parameters);
    }

    private static void addRaw(String query, MultivaluedMap<String, String> parameters) {
        if (query == null || query.isEmpty()) {
            return;
        }
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            String name = equals < 0 ? pair : pair.substring(0, equals);
            parameters.add(name, equals < 0 ? "" : pair.substring(equals + 1));
        }
    }

    @Override
    public List<String> getMatchedURIs() {
        return getMatchedURIs(true);
    }

    /** There are no sub-resource locators: the whole path is the only match. */
    @Override
    public List<String> getMatchedURIs(boolean decode) {
        return List.of(getPath(decode).substring(1));
    }

    @Override
    public List<Object> getMatchedResources() {
        return List.of(exchange.endpoint().instances().get(exchange));
    }

    @Override
    public URI resolve(URI uri) {
        return getBaseUri().resolve(uri);
    }

    @Override
    public URI relativize(URI uri) {
        return UriBuilderImpl.relativize(getRequestUri(), getBaseUri().resolve(uri));
    }
}
