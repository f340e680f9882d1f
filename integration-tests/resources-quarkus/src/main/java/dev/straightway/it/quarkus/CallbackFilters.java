package dev.straightway.it.quarkus;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;

import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.SimpleResourceInfo;

import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/** Filters that are methods: what they are told, what they answer, in which order and on which thread. */
public class CallbackFilters {

    private static final Executor ELSEWHERE = ForkJoinPool.commonPool();

    @Inject
    CallbackTrail trail;

    private static String asked(UriInfo uri) {
        return uri.getQueryParameters().getFirst("abort");
    }

    private static boolean aborts(UriInfo uri, String name) {
        return name.equals(asked(uri));
    }

    @Called
    @ServerRequestFilter(priority = 1, nonBlocking = true)
    void first() {
        trail.addThread("first");
    }

    @Called
    @ServerRequestFilter(priority = 2)
    public void second(UriInfo uri) {
        trail.addThread("second");
        if (aborts(uri, "throws")) {
            throw new CallbackException("a filter");
        }
    }

    @Called
    @ServerRequestFilter(priority = 3)
    public Response response(UriInfo uri, HttpHeaders headers, Request request) {
        return aborts(uri, "response")
                ? Response.status(209).entity(headers.getHeaderString("X-Name") + " " + request.getMethod()).build()
                : null;
    }

    @Called
    @ServerRequestFilter(priority = 4)
    public RestResponse<String> restResponse(ContainerRequestContext context) {
        return aborts(context.getUriInfo(), "rest") ? RestResponse.ok("rest " + context.getMethod()) : null;
    }

    @Called
    @ServerRequestFilter(priority = 5)
    public Optional<Response> optional(ResourceInfo resource, UriInfo uri) {
        return aborts(uri, "optional") ? Optional.of(Response.ok(resource.getResourceMethod().getName()).build())
                : Optional.empty();
    }

    @Called
    @ServerRequestFilter(priority = 6)
    public Optional<RestResponse<String>> optionalRest(SimpleResourceInfo resource, UriInfo uri) {
        return aborts(uri, "optional-rest") ? Optional.of(RestResponse.ok(resource.getMethodName() + " "
                + resource.getResourceClass().getSimpleName() + " " + resource.parameterTypes().length)) : null;
    }

    @Called
    @ServerRequestFilter(priority = 7)
    public Uni<Void> uniVoid(UriInfo uri) {
        trail.add("uni");
        return aborts(uri, "uni-fails") ? Uni.createFrom().failure(new CallbackException("a Uni"))
                : Uni.createFrom().nullItem();
    }

    @Called
    @ServerRequestFilter(priority = 8)
    public Uni<Response> uni(HttpServerRequest request) {
        return "uni".equals(request.getParam("abort")) ? later(Response.ok("uni " + request.uri()).build()) : later(null);
    }

    @Called
    @ServerRequestFilter(priority = 9)
    public Uni<RestResponse<String>> uniRest(RoutingContext context, UriInfo uri) {
        return aborts(uri, "uni-rest") ? later(RestResponse.ok("uni " + context.normalizedPath())) : null;
    }

    @Called
    @ServerRequestFilter(priority = 10)
    public void last(UriInfo uri) {
        trail.addThread("last");
        if (aborts(uri, "later-fails")) {
            throw new CompletionException(new CallbackException("unseen"));
        }
    }

    @Called
    @ServerRequestFilter(priority = 11)
    public void forbidden(ContainerRequestContext context) {
        if (aborts(context.getUriInfo(), "with")) {
            context.abortWith(Response.ok("aborted").build());
        }
    }

    private static <T> Uni<T> later(T value) {
        return Uni.createFrom().completionStage(() -> CompletableFuture.supplyAsync(() -> value, ELSEWHERE));
    }

    @Called
    @ServerResponseFilter(priority = 2)
    public void inner(ContainerResponseContext response, Throwable thrown, SimpleResourceInfo resource) {
        trail.add("inner");
        response.getHeaders().putSingle("X-Thrown", thrown == null ? "nothing" : thrown.getClass().getSimpleName());
        response.getHeaders().putSingle("X-Method", String.valueOf(resource.getMethodName()));
    }

    @Called
    @ServerResponseFilter(priority = 1)
    public Uni<Void> outer(ContainerRequestContext request, ContainerResponseContext response, HttpServerResponse server) {
        String failing = request.getUriInfo().getQueryParameters().getFirst("out");
        if (failing != null && server.headers().isEmpty() && request.getProperty("failed") == null) {
            request.setProperty("failed", true);
            return Uni.createFrom().failure(new CallbackException("the way out"));
        }
        return Uni.createFrom().completionStage(() -> CompletableFuture.runAsync(() -> {
            // something that takes its time
        }, ELSEWHERE)).invoke(() -> {
            trail.add("outer");
            response.getHeaders().putSingle("X-Trail", trail.text());
        });
    }
}
