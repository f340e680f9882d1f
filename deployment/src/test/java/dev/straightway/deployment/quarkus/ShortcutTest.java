package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.http.exchange.Served;
import io.quarkus.test.InMemoryLogHandler;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.RestAssured;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.impl.ContextInternal;
import io.vertx.ext.web.Router;

/** Sends requests ahead of the Router and through it, and compares the answers. */
@Tag("application")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ShortcutTest {

    private static final int RANDOM_REQUESTS = Integer.getInteger("shortcut.rows", 600);
    private static final int IN_A_ROW = 3;
    private static final int MANY = 2_000;
    private static final Pattern LATER = Pattern.compile("/plain/(worker|later)|/located/");
    private static final String HEAD = " HTTP/1.1\r\nHost: localhost\r\n";
    private static final String JSON = "{\"first\":\"Bob\",\"last\":\"Builder\"}";

    public record Person(String first, String last) {
    }

    @Singleton
    public static class Routers {
        static Router router;

        void keep(@Observes Router made) {
            router = made;
        }
    }

    @Path("plain")
    public static class PlainResource {
        private static final Logger LOG = Logger.getLogger("shortcut");

        @GET
        public Person get() {
            LOG.info("get");
            return new Person("Bob", "Builder");
        }

        @POST
        public Person post(Person person) {
            LOG.info("post");
            return person;
        }

        @PUT
        public String put(String text) {
            LOG.info("put");
            return text;
        }

        @GET
        @Path("last")
        public String last() {
            return PipelinedClient.LAST_BODY;
        }

        @GET
        @Path("{name}")
        public String named(@PathParam("name") String name, @QueryParam("two") List<String> two) {
            LOG.info("named");
            return name + two;
        }

        @DELETE
        @Path("{name}")
        public void delete(@PathParam("name") String name) {
            LOG.info("delete");
        }

        @GET
        @Path("asked")
        public String asked(@Context UriInfo uri, @Context HttpHeaders headers) {
            LOG.info("asked");
            return uri.getPath() + uri.getRequestUri() + uri.getBaseUri() + uri.getQueryParameters() + uri.getMatchedURIs()
                    + headers.getRequestHeader("X-Asked") + headers.getAcceptableMediaTypes();
        }

        @GET
        @Path("missing")
        public String missing() {
            LOG.info("missing");
            throw new NotFoundException("there is none");
        }

        @GET
        @Path("fails")
        public String fails() {
            LOG.info("fails");
            throw new IllegalStateException("on purpose");
        }

        @GET
        @Path("moved")
        public Response moved() {
            LOG.info("moved");
            return Response.seeOther(URI.create("plain/one")).build();
        }

        @GET
        @Path("void")
        public void nothing() {
            LOG.info("void");
        }

        @GET
        @Path("worker")
        @Blocking
        public String worker() {
            LOG.info("worker");
            return "worker";
        }

        @GET
        @Path("later")
        public Uni<String> later() {
            LOG.info("later");
            return Uni.createFrom().item("later");
        }
    }

    public interface Item {
    }

    public static class PlainItem implements Item {
        private final String id;

        PlainItem(String id) {
            this.id = id;
        }

        @GET
        public String get() {
            PlainResource.LOG.info("located");
            return id;
        }

        @POST
        public String post(String text) {
            PlainResource.LOG.info("posted");
            return id + text;
        }
    }

    /** Its method isn't proven, which is why neither class answers GET ahead of the Router. */
    public static class RoutedItem implements Item {
        @GET
        public String get(@Context HttpServerRequest request) {
            PlainResource.LOG.info("other");
            return request.path();
        }
    }

    /** At once, whatever is asked for: answers that come later may be overtaken by the end of a connection. */
    @Path("located")
    @NonBlocking
    public static class LocatedResource {
        @Path("{id}")
        public Item item(@PathParam("id") String id) {
            return switch (id) {
                case "none" -> null;
                case "other" -> new RoutedItem();
                default -> new PlainItem(id);
            };
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = ServerKeys.serving(new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(Person.class, Routers.class, PlainResource.class,
                    LocatedResource.class, Item.class, PlainItem.class, RoutedItem.class, PipelinedClient.class,
                    RandomRequests.class, ServerKeys.class))
            .overrideConfigKey("quarkus.straightway.tier", "auto")
            .overrideConfigKey("quarkus.http.idle-timeout", "2s"));

    /** Of each request, whether it is raw when its method is called, or at least ahead of the Router, on a known connection. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "GET /plain|''|''|get raw",
            "GET /plain|Accept: application/json|''|get raw",
            "GET /plain/one?two=2%203|''|''|named raw",
            "DELETE /plain/one|''|''|delete raw",
            "GET /plain/asked?a=1|X-Asked: one|''|asked ahead",
            "GET /plain/void|''|''|void raw",
            "GET /plain/moved|''|''|moved raw",
            "GET /plain/missing|''|''|missing raw",
            "GET /plain/fails|''|''|fails raw",
            "POST /plain|Content-Type: application/json|" + JSON + "|post raw",
            "PUT /plain|Content-Type: text/plain|text|put raw",
            "GET /plain/|''|''|get raw",
            "HEAD /plain|''|''|get router",
            "GET /pl%61in|''|''|get router",
            "GET /plain;a=b|''|''|get router",
            "GET /plain/../plain|''|''|get router",
            "GET /plain|Expect: 100-continue|''|get router",
            "GET /plain|Content-Length: 0|''|get raw",
            "GET /plain|''|text|get router",
            "DELETE /plain/one|Content-Length: 0|''|delete raw",
            "GET /located/one|''|''|located router",
            "POST /located/one|Content-Type: text/plain|text|posted raw",
            "GET /located/other|''|''|other router",
            "HEAD /located/one|''|''|located router",
            "GET /plain/worker|''|''|worker router",
            "GET /plain/later|''|''|later router",
    })
    @Order(1)
    void servesPlainRequestsAhead(String line, String field, String body, String way) throws IOException {
        String head = line + HEAD + (field.isEmpty() ? "" : field + "\r\n")
                + (body.isEmpty() ? "" : "Content-Length: " + body.length() + "\r\n") + "\r\n" + body;
        try (Ways ways = new Ways(); PipelinedClient connection = PipelinedClient.used()) {
            assertThat(connection.ask(head)).startsWith("HTTP/1.1 ");
            assertThat(ways.seen).containsExactly(way);
        }
    }

    @Test
    @Order(2)
    void answersAsTheRouterDoes() throws IOException {
        for (int seed = 0; seed < RANDOM_REQUESTS; seed++) {
            RandomRequests requests = new RandomRequests(seed);
            List<String> row = Stream.generate(requests::next).limit(1 + seed % IN_A_ROW).toList();
            if (mayBeOvertaken(row)) {
                continue;
            }
            assertThat(ahead(row)).as("seed %d: %s", seed, row).isEqualTo(routed(row));
        }
    }

    /** Vert.x closes a connection whose client ends its side, even if there are answers that take another turn of the loop. */
    private static boolean mayBeOvertaken(List<String> row) {
        return row.stream().anyMatch(request -> request.contains(RandomRequests.NEVER_WHOLE))
                && row.stream().anyMatch(request -> LATER.matcher(request).find());
    }

    private static String ahead(List<String> row) throws IOException {
        try (PipelinedClient connection = PipelinedClient.used()) {
            return comparable(connection.ask(String.join("", row)));
        }
    }

    /** The first request of a connection passes the Router, so each of a row gets a connection of its own. */
    private static String routed(List<String> row) throws IOException {
        StringBuilder answers = new StringBuilder();
        String last;
        try (PipelinedClient connection = PipelinedClient.used()) {
            last = connection.ask("");
        }
        for (String request : row) {
            try (PipelinedClient connection = new PipelinedClient()) {
                String answer = connection.ask(request);
                answers.append(answer.endsWith(last) ? answer.substring(0, answer.length() - last.length()) : answer);
                if (!answer.endsWith(last)) {
                    return comparable(answers.toString());
                }
            }
        }
        return comparable(answers + last);
    }

    /** The error handler tells the stack in tests, and an id that ends with a number. */
    private static String comparable(String answers) {
        return answers.replaceAll("content-length: [0-9]+(\r\n\r\n[^\r]*Error id) [0-9a-f-]+", "$1")
                .replaceAll("Error id [0-9a-f-]+", "Error id")
                .replaceAll("(?s)(HTTP/1.[0-2] 500 [^\r]*\r\n).*?(?=HTTP/1.[0-2] |closed$|silent$|$)", "$1");
    }

    @Test
    @Order(3)
    void servesPlainRequestsOfEncryptedConnectionsAhead() throws Exception {
        int port = ConfigProvider.getConfig().getValue("quarkus.http.test-ssl-port", Integer.class);
        try (Ways ways = new Ways();
                PipelinedClient connection = new PipelinedClient(
                        ServerKeys.trusting().getSocketFactory().createSocket("localhost", port))) {
            connection.ask("");
            assertThat(connection.ask("GET /plain" + HEAD + "\r\nGET /plain/worker" + HEAD + "\r\n"))
                    .containsSubsequence("{\"first\"", "worker", PipelinedClient.LAST_BODY);
            assertThat(ways.seen).containsExactly("get ahead", "worker router");
        }
    }

    @Test
    @Order(3)
    void leavesHttp2ToTheRouter() throws Exception {
        HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build();
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + "/plain")).build();
        try (Ways ways = new Ways()) {
            for (int i = 0; i < 2; i++) {
                HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
                assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_2);
                assertThat(answer.statusCode()).isEqualTo(200);
            }
            assertThat(ways.seen).containsExactly("get router", "get router");
        }
    }

    /** The answer to the first shows that the head of the second has come; its body hasn't. */
    @Test
    @Order(3)
    void leavesRequestsToVertxWhoseBodiesAreOnTheWay() throws IOException {
        try (Ways ways = new Ways(); PipelinedClient connection = PipelinedClient.used()) {
            connection.send("GET /plain/last" + HEAD + "\r\nPUT /plain" + HEAD + "Content-Type: text/plain\r\n"
                    + "Content-Length: 4\r\n\r\nte");
            assertThat(connection.until(PipelinedClient.LAST_BODY)).startsWith("HTTP/1.1 200 OK");
            assertThat(connection.ask("xt")).containsSubsequence("\r\n\r\ntext", PipelinedClient.LAST_BODY);
            assertThat(ways.seen).containsExactly("put ahead");
        }
    }

    @Test
    @Order(3)
    void keepsTheOrderOfPipelinedRequests() throws IOException {
        StringBuilder requests = new StringBuilder();
        List<String> bodies = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            String path = i % 3 == 0 ? "worker" : "n" + i;
            requests.append("GET /plain/").append(path).append(HEAD).append("\r\n");
            bodies.add(i % 3 == 0 ? "worker" : path + "[]");
        }
        try (PipelinedClient connection = PipelinedClient.used()) {
            assertInOrder(connection.ask(requests.toString()), bodies);
        }
    }

    /** The answers don't fit into what the connection holds, so that they wait for the client, all in their order. */
    @Test
    @Order(3)
    void keepsAnswersForAClientThatReadsLate() throws IOException {
        String text = "n".repeat(3_000);
        StringBuilder requests = new StringBuilder();
        List<String> bodies = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            requests.append("GET /plain/").append(text).append(i).append(HEAD).append("\r\n");
            bodies.add(text + i + "[]");
        }
        try (PipelinedClient connection = PipelinedClient.used()) {
            // Sends all before it reads an answer: the server must have read them.
            assertInOrder(connection.ask(requests.toString()), bodies);
        }
    }

    private static void assertInOrder(String answers, List<String> bodies) {
        int end = 0;
        for (String body : bodies) {
            int start = answers.indexOf(body, end);
            assertThat(start).as(body).isNotNegative();
            end = start + body.length();
        }
        assertThat(answers).endsWith(PipelinedClient.LAST_BODY);
    }

    @Test
    @Order(3)
    void closesIdleConnections() throws IOException {
        try (Ways ways = new Ways(); PipelinedClient connection = PipelinedClient.used()) {
            connection.ask("GET /plain" + HEAD + "\r\n");
            assertThat(ways.seen).containsExactly("get raw");
            assertThat(connection.isClosedByTheServer()).isTrue();
        }
    }

    @Test
    @Order(4)
    void leavesOpenConnectionsToARouterThatHasChanged() throws IOException {
        String request = "GET /plain" + HEAD + "\r\n";
        try (Ways ways = new Ways(); PipelinedClient connection = PipelinedClient.used()) {
            assertThat(connection.ask(request)).doesNotContain("Changed");
            Routers.router.route().order(-1).handler(context -> {
                context.response().putHeader("Changed", "yes");
                context.next();
            });
            assertThat(connection.ask(request)).contains("Changed: yes");
            assertThat(ways.seen).containsExactly("get raw", "get router");
        }
    }

    /**
     * Sees which way the methods are called, as a handler of a library, which the proof leaves out; the Router by what the root
     * handler of Quarkus leaves in the context.
     */
    private static final class Ways implements AutoCloseable {

        private final List<String> seen = new CopyOnWriteArrayList<>();
        private final Handler handler = new InMemoryLogHandler(this::see);
        private final java.util.logging.Logger logger = java.util.logging.Logger.getLogger("shortcut");

        Ways() {
            logger.addHandler(handler);
        }

        private boolean see(LogRecord message) {
            boolean ahead = ((ContextInternal) Vertx.currentContext()).localContextData().isEmpty();
            return seen.add(message.getMessage() + (!ahead ? " router" : Served.here().isRaw() ? " raw" : " ahead"));
        }

        @Override
        public void close() {
            logger.removeHandler(handler);
        }
    }
}
