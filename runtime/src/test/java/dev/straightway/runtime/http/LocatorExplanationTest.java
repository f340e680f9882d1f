package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.locate.LocatedInstance;
import dev.straightway.runtime.http.locate.LocatorWriter;
import dev.straightway.runtime.http.match.Explanation;
import dev.straightway.runtime.http.match.Explanation.Candidate;
import dev.straightway.runtime.http.match.Explanation.Step;
import dev.straightway.runtime.http.match.Explanation.TriedClass;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.recording.FlatRouteSpec;
import dev.straightway.runtime.recording.FlatTables;
import dev.straightway.runtime.recording.FlatTables.Route;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.RouteTable;
import io.vertx.core.buffer.Buffer;

/** What is told of a request that passes locators is what happens to it. */
class LocatorExplanationTest {

    static class Shelf {
    }

    static class Book {
    }

    static class Film {
    }

    private static final String HERE = LocatorExplanationTest.class.getName();
    private static final TestServer SERVER = new TestServer();
    private static RouteHandler handler;

    @BeforeAll
    static void start() {
        Route shelf = locator(null, "/shelves/{shelf}", new Shelf());
        Route either = locator(null, "/works/{work}", new Film());
        Route anything = locator(null, "/anything", new Book());
        Route book = locator(Shelf.class, "/books/{book}", new Book());
        Route label = method(Shelf.class, "GET", "/", "text/plain");
        Route page = method(Book.class, "GET", "/pages/{page}", "text/plain");
        Route html = method(Book.class, "GET", "/pages/{page}", "text/html");
        Route scene = method(Film.class, "GET", "/scenes/{scene}", "text/plain");
        Map<Class<?>, List<Route>> classes = new LinkedHashMap<>();
        classes.put(Shelf.class, List.of(book, label));
        classes.put(Book.class, List.of(page, html));
        classes.put(Film.class, List.of(scene));
        Map<Class<?>, RouteTable<Endpoint>> located = new LinkedHashMap<>();
        classes.forEach((type, routes) -> located.put(type, FlatTables.table(routes)));
        SERVER.with(List.of(context -> handler.handle(context)), SERVER.worker);
        handler = SERVER.handler(FlatTables.flattened(List.of(shelf, either, anything), classes,
                List.of(way(label, shelf), way(page, shelf, book), way(html, shelf, book), way(page, either),
                        way(html, either), way(scene, either))),
                located);
    }

    @AfterAll
    static void close() {
        SERVER.close();
    }

    private static Route locator(Class<?> type, String template, Object located) {
        return route(type, null, template, List.of(), new Invoker() {
            @Override
            public void invoke(Exchange exchange) throws Throwable {
                new LocatorWriter().write(exchange, located);
            }
        });
    }

    private static Route method(Class<?> type, String httpMethod, String template, String produced) {
        return route(type, httpMethod, template, List.of(MediaRange.parse(produced)), new Invoker() {
            @Override
            public void invoke(Exchange exchange) {
                ((BufferExchange) exchange).end(produced, Buffer.buffer(produced));
            }
        });
    }

    private static Route route(Class<?> type, String httpMethod, String template, List<MediaRange> produces, Invoker invoker) {
        PathTemplate path = PathTemplate.parse(template);
        String name = template + produces;
        Endpoint endpoint = new Endpoint(httpMethod, path.text(), path.variables(), List.of(), produces, invoker,
                type == null ? root() : new LocatedInstance(),
                new MethodSpec(type == null ? "Root" : type.getName(), path.variables().toString(), List.of()),
                ThreadModel.WORKER, null, false, true, false, Chain.NONE, DeclaredHead.NONE, null, null, null);
        return new Route("", template, name, endpoint);
    }

    private static Instances root() {
        return new Instances() {
            @Override
            public Object get(Exchange exchange) {
                return "root";
            }
        };
    }

    private static FlatRouteSpec way(Route method, Route... locators) {
        return new FlatRouteSpec(List.of(locators).stream().map(LocatorExplanationTest::step).toList(), step(method), false,
                true, false);
    }

    private static FlatRouteSpec.Step step(Route route) {
        String type = route.endpoint().method().className();
        return new FlatRouteSpec.Step(type.equals("Root") ? "" : type, route.invoker(), ThreadModel.EVENT_LOOP);
    }

    private static Explanation explain(String method, String path, String accept) {
        return handler.matching().explain(method, path, accept, null);
    }

    @ParameterizedTest
    @CsvSource({
            "GET,    /shelves/1,                ,           200",
            "GET,    /shelves/1/,               ,           200",
            "GET,    /shelves/1/books/2/pages/3, text/html, 200",
            "HEAD,   /shelves/1/books/2/pages/3, text/html, 200",
            "GET,    /shelves/1/books/2/pages/3, image/png, 406",
            "DELETE, /shelves/1/books/2/pages/3, ,          405",
            "GET,    /shelves/1/books/2,        ,           404",
            "GET,    /shelves/1/none,           ,           404",
            "GET,    /works/1/scenes/2,         ,           200",
            "GET,    /works/1/none,             ,           404",
            "GET,    /anything/pages/1,         ,           200",
    })
    void tellsTheStatusThatTheServerGives(String method, String path, String accept, int status) throws Exception {
        String[] fields = accept == null ? new String[0] : new String[] { "Accept", accept };
        assertThat(SERVER.send(method, path, null, fields).statusCode()).as("the server").isEqualTo(status);

        Explanation told = explain(method, path, accept);

        assertThat(told.status() == 0 ? 200 : told.status()).as("the explanation: %s", told).isEqualTo(status);
        assertThat(told.endpoint() == null).as("without an endpoint").isEqualTo(told.status() != 0);
        assertThat(told.steps()).last().extracting(Step::passed).isEqualTo(told.status() == 0);
    }

    @Test
    void goesOnBehindALocatorToTheMethod() {
        assertThat(explain("GET", "/shelves/1/books/2/pages/3", "text/html")).satisfies(told -> {
            assertThat(told.steps()).containsExactly(
                    new Step(true, "Path", "'/shelves/1/books/2/pages/3' matches /shelves/{shelf}"),
                    new Step(true, "Locator", "locator Root#[shelf] is called, and '/books/2/pages/3' is matched among the"
                            + " methods of " + HERE + "$Shelf"),
                    new Step(true, "Path", "'/books/2/pages/3' matches /books/{book}"),
                    new Step(true, "Locator", "locator " + HERE + "$Shelf#[book] is called, and '/pages/3' is matched among"
                            + " the methods of " + HERE + "$Book"),
                    new Step(true, "Path", "'/pages/3' matches /pages/{page}"),
                    new Step(true, "Method", "One of 2 methods of /pages/{page} answers GET"),
                    new Step(true, "Content-Type", "None is sent"),
                    new Step(true, "Accept", "The answer is text/html"));
            assertThat(told.endpoint().template()).isEqualTo("/shelves/{shelf}/books/{book}/pages/{page}");
            assertThat(told.endpoint().variables()).containsExactly("shelf = 1", "book = 2", "page = 3");
            assertThat(told.endpoint().thread()).isEqualTo("EVENT_LOOP");
            assertThat(told.candidates()).extracting(Candidate::chosen).containsExactlyInAnyOrder(true, false);
            assertThat(told.templates()).extracting(TriedClass::template).containsExactly("/", "/shelves/{shelf} → Shelf",
                    "/shelves/{shelf}/books/{book} → Book");
        });
    }

    /** Only the object knows. */
    @Test
    void tellsWhatEachClassWouldDo() {
        Explanation told = explain("GET", "/works/1/scenes/2", null);

        assertThat(told.endpoint().method()).isEqualTo("locator Root#[work]");
        assertThat(told.steps()).extracting(step -> step.passed() + " " + step.title() + ", " + step.detail()).containsExactly(
                "true Path, '/works/1/scenes/2' matches /works/{work}",
                "true Locator, locator Root#[work] is called, and '/scenes/2' is matched among the methods of " + HERE
                        + "$Book or " + HERE + "$Film",
                "false Book: Path, No template matches '/scenes/2'",
                "true Film: Path, '/scenes/2' matches /scenes/{scene}",
                "true Film: Method, A method of /scenes/{scene} answers GET",
                "true Film: Content-Type, None is sent",
                "true Film: Accept, The answer is text/plain",
                "true Object, The class of what the locator returns decides");
    }

    @Test
    void endsAtALocatorOfAnything() {
        assertThat(explain("GET", "/anything/pages/1", null).steps()).last().isEqualTo(new Step(true, "Locator",
                "locator Root#[] is called, and '/pages/1' is matched among the methods of what it returns"));
    }
}
