package dev.straightway.runtime.http.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;

class RoutesBeforeTest {

    private static final Vertx VERTX = Vertx.vertx();
    private static final List<String> TEMPLATES = List.of("/person", "/items/{id}/parts");

    private final Router router = Router.router(VERTX);

    @AfterAll
    static void close() {
        VERTX.close().toCompletionStage().toCompletableFuture().join();
    }

    private void application() {
        router.route().order(10).putMetadata(RoutesBefore.OWN, true).handler(context -> context.next());
    }

    @ParameterizedTest
    @CsvSource({ "/person", "/pers*", "/*", "/items/7", "/items/:id", "/items/*", "/person/more" })
    void findsARouteThatMayBeMeant(String path) {
        application();
        router.route(path).order(1).handler(context -> context.next());
        assertThat(RoutesBefore.find(router, 1, TEMPLATES)).hasValueSatisfying(
                found -> assertThat(found).startsWith("the route /").endsWith(" of the Router"));
    }

    @ParameterizedTest
    @CsvSource({ "/q/*", "/other", "/itemz" })
    void passesARouteOfOtherPaths(String path) {
        application();
        router.route(path).order(1).handler(context -> context.next());
        assertThat(RoutesBefore.find(router, 1, TEMPLATES)).isEmpty();
    }

    @Test
    void passesAsManyHandlersOfAllPathsAsAreKnown() {
        application();
        router.route().order(1).handler(context -> context.next());
        assertThat(RoutesBefore.find(router, 1, TEMPLATES)).isEmpty();
        router.route().order(2).handler(context -> context.next());
        assertThat(RoutesBefore.find(router, 1, TEMPLATES)).contains("a handler of the Router for all paths");
    }

    @Test
    void passesWhatComesBehindTheApplication() {
        application();
        router.route("/person").order(11).handler(context -> context.next());
        router.route().order(12).handler(context -> context.next());
        assertThat(RoutesBefore.find(router, 0, TEMPLATES)).isEmpty();
    }

    @Test
    void findsRegularExpressions() {
        application();
        router.routeWithRegex("/p.*").order(1).handler(context -> context.next());
        assertThat(RoutesBefore.find(router, 1, TEMPLATES)).contains("a route of the Router with a regular expression");
    }

    @Test
    void passesTheMountOfTheApplicationOnce() {
        router.route("/api/*").subRouter(Router.router(VERTX));
        router.route("/q/*").handler(context -> context.next());
        assertThat(RoutesBefore.around(router, "/api/", List.of("/api/person"))).isEmpty();
        router.route("/api/*").handler(context -> context.next());
        assertThat(RoutesBefore.around(router, "/api/", List.of("/api/person"))).contains("the route /api/ of the Router");
    }

    @ParameterizedTest
    @CsvSource({ "/api/person", "/api/p*", "/*" })
    void findsARouteAroundTheMount(String path) {
        router.route("/api/*").subRouter(Router.router(VERTX));
        router.route(path).handler(context -> context.next());
        assertThat(RoutesBefore.around(router, "/api/", List.of("/api/person"))).isPresent();
    }

    @Test
    void findsAHandlerOfAllPathsAroundTheMount() {
        router.route("/api/*").subRouter(Router.router(VERTX));
        router.route().handler(context -> context.next());
        assertThat(RoutesBefore.around(router, "/api/", List.of("/api/person")))
                .contains("a handler of the Router for all paths");
    }

    @Test
    void findsARouterWithoutTheApplication() {
        assertThat(RoutesBefore.find(router, 1, TEMPLATES)).contains("a Router without the routes of the application");
    }
}
