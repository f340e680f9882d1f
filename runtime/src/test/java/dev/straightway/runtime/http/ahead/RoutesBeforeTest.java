package dev.straightway.runtime.http.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

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
        VERTX.close().toCompletionStage().toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
    }

    private void application() {
        router.route().order(10).putMetadata(RoutesBefore.OWN, true).handler(context -> context.next());
    }

    private Seen found() {
        return RoutesBefore.find(router, 1, TEMPLATES);
    }

    private static Seen only(String... beginnings) {
        return new Seen(Optional.empty(), List.of(beginnings));
    }

    @ParameterizedTest
    @CsvSource({ "/person, /person", "/pers*, /pers", "/person/more, /person/more", "/items/7, /items/7", "/items/:id, /items",
            "/items/*, /items" })
    void leavesPathsThatARouteMayTake(String path, String beginning) {
        application();
        router.route(path).order(1).handler(context -> context.next());
        assertThat(found()).isEqualTo(only(beginning));
    }

    @ParameterizedTest
    @CsvSource({ "/q/*", "/other", "/itemz" })
    void passesARouteOfOtherPaths(String path) {
        application();
        router.route(path).order(1).handler(context -> context.next());
        assertThat(found()).isEqualTo(only());
    }

    @ParameterizedTest
    @CsvSource({ "/q/*, /q", "/other, /other", "/q/health/, /q/health" })
    void leavesWhatATemplateMayTakeThatBeginsWithAVariable(String path, String beginning) {
        application();
        router.route(path).order(1).handler(context -> context.next());
        assertThat(RoutesBefore.find(router, 1, List.of("/{id}"))).isEqualTo(only(beginning));
    }

    @ParameterizedTest
    @CsvSource({ "/*", "/", "/:any" })
    void findsARouteThatMayTakeEveryPath(String path) {
        application();
        router.route(path).order(1).handler(context -> context.next());
        assertThat(found().all()).hasValueSatisfying(
                found -> assertThat(found).startsWith("the route /").endsWith(" of the Router"));
    }

    @Test
    void passesAsManyHandlersOfAllPathsAsAreKnown() {
        application();
        router.route().order(1).handler(context -> context.next());
        assertThat(found()).isEqualTo(only());
        router.route().order(2).handler(context -> context.next());
        assertThat(found().all()).contains("a handler of the Router for all paths");
    }

    @Test
    void passesWhatComesBehindTheApplication() {
        application();
        router.route("/person").order(11).handler(context -> context.next());
        router.route().order(12).handler(context -> context.next());
        assertThat(RoutesBefore.find(router, 0, TEMPLATES)).isEqualTo(only());
    }

    @Test
    void findsRegularExpressions() {
        application();
        router.routeWithRegex("/p.*").order(1).handler(context -> context.next());
        assertThat(found().all()).contains("a route of the Router with a regular expression");
    }

    private Seen around() {
        return RoutesBefore.around(router, "/api/", List.of("/api/person"));
    }

    @Test
    void passesTheMountOfTheApplicationOnce() {
        router.route("/api/*").subRouter(Router.router(VERTX));
        router.route("/q/*").handler(context -> context.next());
        assertThat(around()).isEqualTo(only());
        router.route("/api/*").handler(context -> context.next());
        assertThat(around().all()).contains("the route /api/ of the Router");
    }

    @ParameterizedTest
    @CsvSource({ "/api/person", "/api/p*" })
    void leavesPathsThatARouteAroundTheMountMayTake(String path) {
        router.route("/api/*").subRouter(Router.router(VERTX));
        router.route(path).handler(context -> context.next());
        assertThat(around()).isEqualTo(only(path.replace("*", "")));
    }

    @ParameterizedTest
    @CsvSource({ "/*", "/a*", "/api" })
    void findsARouteAroundTheMountThatMayTakeEveryPath(String path) {
        router.route("/api/*").subRouter(Router.router(VERTX));
        router.route(path).handler(context -> context.next());
        assertThat(around().all()).isPresent();
    }

    @Test
    void findsAHandlerOfAllPathsAroundTheMount() {
        router.route("/api/*").subRouter(Router.router(VERTX));
        router.route().handler(context -> context.next());
        assertThat(around().all()).contains("a handler of the Router for all paths");
    }

    @Test
    void tellsWholePathsBelowTheMount() {
        assertThat(only("/q", "/other").mounted("/api/")).isEqualTo(only("/api/q", "/api/other"));
        assertThat(only("/q").mounted("/")).isEqualTo(only("/q"));
    }

    @Test
    void leavesOutWhatBeginsWithAnotherBeginning() {
        application();
        for (String path : List.of("/q/health/live", "/q/health", "/q/health/*", "/query")) {
            router.route(path).order(1).handler(context -> context.next());
        }
        assertThat(RoutesBefore.find(router, 1, List.of("/{id}"))).isEqualTo(only("/q/health", "/query"));
    }

    @Test
    void joinsWhatIsSeenHereAndThere() {
        assertThat(only("/a", "/b").and(only("/b", "/c"))).isEqualTo(only("/a", "/b", "/c"));
        assertThat(only("/a").and(Seen.all("who")).all()).contains("who");
        assertThat(Seen.all("who").and(Seen.all("other")).all()).contains("who");
    }

    @Test
    void findsARouterWithoutTheApplication() {
        assertThat(found().all()).contains("a Router without the routes of the application");
    }
}
