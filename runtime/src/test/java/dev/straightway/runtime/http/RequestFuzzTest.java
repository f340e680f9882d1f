package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.core.Variant;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

import com.code_intelligence.jazzer.api.BugDetectors;
import com.code_intelligence.jazzer.api.SilentCloseable;
import com.code_intelligence.jazzer.junit.FuzzTest;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.fuzzing.Invariants;
import dev.straightway.runtime.invocation.ContextType;
import io.vertx.ext.web.RoutingContext;

/** Targets and fields that a fuzzer made, sent to a server whose resource asks for everything that can be made of them. */
class RequestFuzzTest {

    /** Those of the resource, of a path that it doesn't have, and of what the client got wrong. */
    private static final Set<Integer> STATUSES = Set.of(200, TestServer.PASSED_ON, 400, 404, 406, 414, 415, 431);
    private static final List<String> FIELDS = List.of("Accept", "Accept-Language", "Accept-Encoding", "Accept-Charset",
            "Cookie", "Content-Type", "Content-Language", "If-None-Match", "If-Match", "If-Modified-Since",
            "If-Unmodified-Since", "Date");
    private static final byte[] USUAL_TARGET = ascii("/asks/a;m=1/b?q=1");
    private static final byte[] LINE_END = ascii("\r\n");

    private static TestServer server;
    private static long eventLoop;

    @BeforeAll
    static void start() {
        server = new TestServer();
        server.with(List.of(RequestFuzzTest::refuseMalformedPaths), server.worker,
                TestRoute.of("GET /asks {one}/{rest:.*}", RequestFuzzTest::askForEverything)
                        .produces("application/json", "text/plain;charset=utf-8", "text/html;qs=0.5"));
        CompletableFuture<Long> thread = new CompletableFuture<>();
        server.vertx.runOnContext(nothing -> thread.complete(Thread.currentThread().getId()));
        eventLoop = TestServer.await(thread);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    /** As Quarkus does, before a request comes to us. */
    private static void refuseMalformedPaths(RoutingContext context) {
        try {
            context.normalizedPath();
        } catch (IllegalArgumentException malformed) {
            context.response().setStatusCode(400).end(malformed.getMessage());
            return;
        }
        context.next();
    }

    private static void askForEverything(BufferExchange exchange) {
        for (String name : List.of("one", "rest", "m", "q")) {
            exchange.encoded().pathSegments(name);
            exchange.encoded().matrixParams(name);
            exchange.encoded().queryParams(name);
            exchange.decoded().pathParams(name);
            exchange.decoded().pathElements(name);
            exchange.decoded().pathSegments(name);
            exchange.decoded().matrixParams(name);
            exchange.decoded().queryParams(name);
            exchange.decoded().cookie(name);
        }
        askForTheTarget((UriInfo) exchange.context(ContextType.URI_INFO));
        askForTheFields((HttpHeaders) exchange.context(ContextType.HTTP_HEADERS));
        askForAnAnswer((Request) exchange.context(ContextType.REQUEST));
        TestRoute.answer(exchange, "all");
    }

    private static void askForTheTarget(UriInfo target) {
        target.getPath();
        target.getPathSegments();
        target.getPathSegments(false);
        target.getPathParameters();
        target.getQueryParameters();
        target.getQueryParameters(false);
        target.getMatchedURIs();
        target.getRequestUri();
        target.getAbsolutePath();
        target.getBaseUri();
    }

    private static void askForTheFields(HttpHeaders fields) {
        fields.getAcceptableMediaTypes();
        fields.getAcceptableLanguages();
        fields.getMediaType();
        fields.getLanguage();
        fields.getCookies();
        fields.getDate();
        fields.getLength();
    }

    private static void askForAnAnswer(Request request) {
        request.selectVariant(List.of(new Variant(MediaType.TEXT_PLAIN_TYPE, "de", "gzip"),
                new Variant(MediaType.APPLICATION_JSON_TYPE.withCharset("utf-8"), "en", null)));
        request.evaluatePreconditions(Date.from(Instant.EPOCH), new EntityTag("a"));
    }

    /** Up to the first byte that ends a target. */
    @FuzzTest
    void target(byte[] input) throws IOException {
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        target.writeBytes(ascii("/asks/"));
        for (int i = 0; i < input.length && (input[i] & 0xFF) > ' '; i++) {
            target.write(input[i]);
        }
        check(target.toByteArray(), new byte[0]);
    }

    /** A line for each of {@link #FIELDS}, without control characters. */
    @FuzzTest
    void fields(byte[] input) throws IOException {
        ByteArrayOutputStream fields = new ByteArrayOutputStream();
        String[] values = new String(input, StandardCharsets.ISO_8859_1).split("\n");
        for (int i = 0; i < Math.min(values.length, FIELDS.size()); i++) {
            fields.writeBytes(ascii(FIELDS.get(i) + ": "));
            fields.writeBytes(values[i].replaceAll("[\\x00-\\x08\\x0A-\\x1F\\x7F]", "").getBytes(StandardCharsets.ISO_8859_1));
            fields.writeBytes(LINE_END);
        }
        check(USUAL_TARGET, fields.toByteArray());
    }

    @SuppressWarnings("try") // it is open while the request is sent
    private static void check(byte[] target, byte[] fields) throws IOException {
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes(ascii("GET "));
        request.writeBytes(target);
        request.writeBytes(ascii(" HTTP/1.1\r\nHost: localhost\r\n"));
        request.writeBytes(fields);
        request.writeBytes(LINE_END);
        try (SilentCloseable allowed = BugDetectors.allowNetworkConnections()) {
            Invariants.memoryIsBounded(eventLoop, () -> request.toString(StandardCharsets.ISO_8859_1), () -> {
                assertThat(status(request.toByteArray())).as(() -> "with the failures " + server.failures).isIn(STATUSES);
                assertThat(server.failures).isEmpty();
                assertThat(server.uncaught).isEmpty();
            });
        }
    }

    private static int status(byte[] request) throws IOException {
        try (Socket socket = server.connect()) {
            // Many connections, none of which the machine has to remember.
            socket.setSoLinger(true, 0);
            socket.getOutputStream().write(request);
            byte[] line = new byte["HTTP/1.1 200".length()];
            new DataInputStream(socket.getInputStream()).readFully(line);
            return Integer.parseInt(new String(line, StandardCharsets.US_ASCII).substring("HTTP/1.1 ".length()));
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
