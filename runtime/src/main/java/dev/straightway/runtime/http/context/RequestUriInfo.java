package dev.straightway.runtime.http.context;

import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.PathSegment;
import jakarta.ws.rs.core.UriBuilder;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.common.jaxrs.UriBuilderImpl;
import org.jboss.resteasy.reactive.common.util.UnmodifiableMultivaluedMap;

import dev.straightway.runtime.fields.Paths;
import dev.straightway.runtime.http.exchange.ChangedRequest;
import dev.straightway.runtime.http.exchange.Matched;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Texts;
import dev.straightway.runtime.routing.RequestPath;
import io.quarkus.vertx.http.runtime.ForwardedInfo;
import io.vertx.core.http.impl.HttpServerRequestInternal;

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
        String prefix = exchange.surroundings().prefix();
        String path = RequestHead.path(exchange);
        String below = path.startsWith(prefix) ? path.substring(prefix.length()) : path;
        String whole = below.isEmpty() ? "/" : below;
        return decode ? Paths.decoded(whole) : whole;
    }

    @Override
    public List<PathSegment> getPathSegments() {
        return getPathSegments(true);
    }

    @Override
    public List<PathSegment> getPathSegments(boolean decode) {
        return Paths.segments(getPath(false), decode);
    }

    @Override
    public URI getRequestUri() {
        ChangedRequest changed = exchange.changed();
        return changed != null && changed.target() != null ? changed.target() : TargetUri.of(exchange.request());
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
        ChangedRequest changed = exchange.changed();
        if (changed != null && changed.base() != null) {
            return changed.base();
        }
        String forwarded = forwardedPrefix();
        String own = exchange.surroundings().prefix();
        String prefix = forwarded.isEmpty() ? own : forwarded + own;
        return changed != null && changed.target() != null ? changed.target().resolve(prefix + "/")
                : BaseUris.of(exchange.request(), prefix);
    }

    /**
     * {@return what a proxy has taken away from the path, if Quarkus is configured to believe it; without a slash at its end}
     */
    private String forwardedPrefix() {
        ForwardedInfo forwarded = exchange.request() instanceof HttpServerRequestInternal request
                ? request.context().getLocal(ForwardedInfo.CONTEXT_KEY)
                : null;
        String prefix = forwarded == null || forwarded.getPrefix() == null ? "" : forwarded.getPrefix();
        String rooted = prefix.isEmpty() || prefix.startsWith("/") ? prefix : "/" + prefix;
        return rooted.endsWith("/") ? rooted.substring(0, rooted.length() - 1) : rooted;
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
        Texts texts = decode ? exchange.decoded() : exchange.encoded();
        for (Matched step = exchange.matched(); step != null; step = step.above()) {
            step.endpoint().variables()
                    .forEach(name -> parameters.computeIfAbsent(name, captured -> new ArrayList<>(texts.pathParams(captured))));
        }
        return new UnmodifiableMultivaluedMap<>(parameters);
    }

    @Override
    public MultivaluedMap<String, String> getQueryParameters() {
        return getQueryParameters(true);
    }

    @Override
    public MultivaluedMap<String, String> getQueryParameters(boolean decode) {
        return new UnmodifiableMultivaluedMap<>(
                decode ? exchange.queryParameters().decoded() : exchange.queryParameters().raw());
    }

    @Override
    public List<String> getMatchedURIs() {
        return getMatchedURIs(true);
    }

    /** The last match first: what the method or locator of each step matched, then what the root class did. */
    @Override
    public List<String> getMatchedURIs(boolean decode) {
        List<String> uris = new ArrayList<>();
        for (Matched step = exchange.matched(); step != null; step = step.above()) {
            String whole = RequestPath.withoutMatrixParameters(RequestHead.path(exchange));
            int end = step.start() + step.match().path().length() - step.match().rest().length();
            add(uris, whole.substring(0, Math.min(end, whole.length())), decode);
            if (step.above() == null) {
                add(uris, whole.substring(0, Math.min(step.match().classEnd(), whole.length())), decode);
            }
        }
        return Collections.unmodifiableList(uris);
    }

    private void add(List<String> uris, String path, boolean decode) {
        String below = path.substring(Math.min(exchange.surroundings().prefix().length(), path.length()));
        String relative = below.startsWith("/") ? below.substring(1) : below;
        String uri = decode ? Paths.decoded(relative) : relative;
        if (!uris.contains(uri)) {
            uris.add(uri);
        }
    }

    @Override
    public List<Object> getMatchedResources() {
        List<Object> resources = new ArrayList<>();
        for (Matched step = exchange.matched(); step != null; step = step.above()) {
            resources.add(step.instance() != null ? step.instance() : root(step));
        }
        return Collections.unmodifiableList(resources);
    }

    private Object root(Matched step) {
        try {
            return step.endpoint().instances().get(exchange);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IllegalStateException("The root resource can't be made", failure);
        }
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
