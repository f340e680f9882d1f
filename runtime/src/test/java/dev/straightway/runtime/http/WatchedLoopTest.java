package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.http.watch.Held;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.invocation.ThreadModel;
import io.vertx.core.buffer.Buffer;

/** The watch over the event loop of a real server; its time goes on when a test says so. */
class WatchedLoopTest {

    /** Two periods are the time that a request may take. */
    private static final int LONG_ENOUGH = 2;
    private static final String CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";

    private final Seen seen = new Seen();
    private final TestServer server = new TestServer(watch(true));
    private final Semaphore entered = new Semaphore(0);
    private final Semaphore released = new Semaphore(0);

    private Watch watch(boolean demote) {
        return new Watch(new Watch.Settings(Duration.ofMillis(500), demote), seen, seen, Calling.class);
    }

    @AfterEach
    void close() {
        released.release(Short.MAX_VALUE);
        server.close();
    }

    /** Waits in the middle of the call, and answers with the name of its thread. */
    private void hold(BufferExchange exchange) throws InterruptedException {
        hold(exchange, "");
    }

    private void hold(BufferExchange exchange, String id) throws InterruptedException {
        entered.release();
        released.acquire();
        exchange.end(new AnswerHead(200).contentType("text/plain").add("X-Id", id),
                Buffer.buffer(Thread.currentThread().getName()));
    }

    /** {@return the answer to a request during which so many periods pass} */
    private String during(String path, int periods) throws InterruptedException {
        CompletableFuture<HttpResponse<String>> answer = server.begin(path);
        awaitHolding();
        seen.passes(periods);
        released.release();
        return TestServer.await(answer).body();
    }

    /** Waits until a request waits. */
    private void awaitHolding() throws InterruptedException {
        entered.acquire();
        while (!released.hasQueuedThreads()) {
            if (Thread.interrupted()) {
                throw new InterruptedException("No request waits");
            }
            Thread.onSpinWait();
        }
    }

    @Test
    void namesAProvenRouteThatHoldsTheLoop() throws Exception {
        server.with(TestRoute.of("GET /items /{id}", this::hold).proven());
        String loop = during("/items/1", LONG_ENOUGH);
        assertThat(loop).startsWith("vert.x-eventloop-thread");
        assertThat(seen.held).singleElement().satisfies(held -> {
            assertThat(held.route()).hasToString("GET /items/{id} (none#none())");
            assertThat(held.loop()).isEqualTo(loop);
            assertThat(held.atLeast()).hasMillis(500);
            assertThat(held.times()).isEqualTo(1);
        });
    }

    @Test
    void showsTheStackFromTheTopToTheCallOfTheMethod() throws Exception {
        server.with(TestRoute.of("GET /held", this::hold).proven());
        during("/held", LONG_ENOUGH);
        Held held = seen.held.get(0);
        assertThat(held.frames()).extracting(StackTraceElement::getMethodName).contains("acquire", "hold")
                .doesNotContain("dispatch");
        assertThat(held.frames().get(held.frames().size() - 1).getMethodName()).isEqualTo("invoke");
    }

    @Test
    void warnsOnceOfARequestAndCountsTheNext() throws Exception {
        server.with(TestRoute.of("GET /held", this::hold).proven());
        during("/held", 3 * LONG_ENOUGH);
        during("/held", 3 * LONG_ENOUGH);
        assertThat(seen.held).extracting(Held::times).containsExactly(1L, 2L);
    }

    @Test
    void doesNotAddUpTheTimesOfRequestsOfARoute() throws Exception {
        server.with(TestRoute.of("GET /held", this::hold).proven());
        for (int i = 0; i < 2 * LONG_ENOUGH; i++) {
            during("/held", LONG_ENOUGH - 1);
        }
        assertThat(seen.held).isEmpty();
    }

    @Test
    void neverNamesOrDemotesARouteThatIsOnTheLoopByItsAnnotation() throws Exception {
        server.with(TestRoute.of("GET /proven", "quick").proven(), TestRoute.of("GET /annotated", this::hold));
        for (int i = 0; i <= Watch.DEMOTED_AFTER; i++) {
            assertThat(server.get("/proven").body()).isEqualTo("quick");
            assertThat(during("/annotated", LONG_ENOUGH)).startsWith("vert.x-eventloop-thread");
        }
        assertThat(seen.held).isEmpty();
        assertThat(seen.demoted).isEmpty();
    }

    @Test
    void doesNotTakeWhatHoldsTheLoopLaterForTheRouteBefore() throws Exception {
        server.with(TestRoute.of("GET /proven", "quick").proven());
        server.get("/proven");
        CountDownLatch done = new CountDownLatch(1);
        server.vertx.getOrCreateContext().runOnContext(nothing -> {
            entered.release();
            released.acquireUninterruptibly();
            done.countDown();
        });
        awaitHolding();
        seen.passes(LONG_ENOUGH);
        released.release();
        done.await();
        assertThat(seen.held).isEmpty();
    }

    @Test
    void namesNothingOnAnIdleLoop() throws Exception {
        server.with(TestRoute.of("GET /proven", "quick").proven());
        server.get("/proven");
        server.settle();
        seen.passes(3 * LONG_ENOUGH);
        assertThat(seen.held).isEmpty();
    }

    @Test
    void sendsARouteToWorkersThatHasHeldTheLoopThreeTimes() throws Exception {
        server.with(TestRoute.of("GET /held", this::hold).proven(), TestRoute.of("GET /other", this::hold).proven());
        for (int i = 0; i < Watch.DEMOTED_AFTER; i++) {
            assertThat(during("/held", LONG_ENOUGH)).startsWith("vert.x-eventloop-thread");
        }
        assertThat(during("/held", LONG_ENOUGH)).isEqualTo("worker");
        assertThat(during("/other", 0)).startsWith("vert.x-eventloop-thread");
        assertThat(seen.held).hasSize(Watch.DEMOTED_AFTER);
        assertThat(seen.demoted).singleElement().extracting(Held::times).isEqualTo((long) Watch.DEMOTED_AFTER);
    }

    @Test
    void leavesItOnTheLoopUnlessItIsToldOtherwise() throws Exception {
        try (TestServer staying = new TestServer(watch(false))) {
            staying.with(TestRoute.of("GET /held", this::hold).proven());
            for (int i = 0; i <= Watch.DEMOTED_AFTER; i++) {
                CompletableFuture<HttpResponse<String>> answer = staying.begin("/held");
                awaitHolding();
                seen.passes(LONG_ENOUGH);
                released.release();
                assertThat(TestServer.await(answer).body()).startsWith("vert.x-eventloop-thread");
            }
        }
        assertThat(seen.held).hasSize(Watch.DEMOTED_AFTER + 1);
        assertThat(seen.demoted).isEmpty();
    }

    @Test
    void answersPipelinedRequestsOfADemotedRouteInTheirOrder() throws Exception {
        server.with(TestRoute.of("GET /held /{id}", exchange -> hold(exchange, exchange.pathParam(0))).proven());
        for (int i = 0; i < Watch.DEMOTED_AFTER; i++) {
            during("/held/0", LONG_ENOUGH);
        }
        released.release(2);
        try (Socket socket = server.connect()) {
            send(socket, "GET /held/1 HTTP/1.1\r\nHost: x\r\n\r\nGET /held/2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            String answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answers).containsSubsequence("X-Id: 1", "\r\n\r\nworker", "X-Id: 2", "\r\n\r\nworker");
        }
    }

    /** It has its endpoint before the body comes, and the route is demoted in between. */
    @Test
    void keepsARequestOnTheLoopThatBeganThere() throws Exception {
        server.with(TestRoute.of("POST /held", this::hold).proven().readsEntity(),
                TestRoute.of("GET /thread", exchange -> TestRoute.answer(exchange, Thread.currentThread().getName())));
        try (Socket socket = server.connect()) {
            send(socket,
                    "POST /held HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n");
            assertThat(new String(socket.getInputStream().readNBytes(CONTINUE.length()), StandardCharsets.UTF_8))
                    .isEqualTo(CONTINUE);
            demote();
            released.release();
            send(socket, "x");
            assertThat(text(socket.getInputStream())).endsWith(server.get("/thread").body());
        }
        released.release();
        assertThat(server.send("POST", "/held", "y").body()).isEqualTo("worker");
    }

    private void demote() throws Exception {
        for (int i = 0; i < Watch.DEMOTED_AFTER; i++) {
            CompletableFuture<String> answer = CompletableFuture.supplyAsync(this::post);
            awaitHolding();
            seen.passes(LONG_ENOUGH);
            released.release();
            TestServer.await(answer);
        }
        assertThat(seen.demoted).hasSize(1);
    }

    private String post() {
        try {
            return server.send("POST", "/held", "y").body();
        } catch (IOException | InterruptedException lost) {
            throw new IllegalStateException(lost);
        }
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
    }

    private static String text(InputStream stream) throws IOException {
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }

    /** The answer waits for the warning; without one the client gives up. */
    @Test
    void writesAWarningToTheLogWhileTheRequestHoldsTheLoop() throws Exception {
        List<LogRecord> records = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                records.add(record);
                released.release();
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        };
        Logger log = Logger.getLogger("dev.straightway");
        log.addHandler(handler);
        try (TestServer own = new TestServer(Watch.of(new Watch.Settings(Duration.ofMillis(4), false), Calling.class))) {
            own.with(TestRoute.of("GET /held", this::hold).proven());
            own.get("/held");
        } finally {
            log.removeHandler(handler);
        }
        assertThat(records).singleElement().satisfies(record -> {
            assertThat(record.getMessage()).startsWith("GET /held (none#none()) has held the event loop");
            assertThat(record.getThrown().getStackTrace()).extracting(StackTraceElement::getMethodName).contains("hold");
        });
    }

    @Test
    void watchesNothingOnWorkers() throws Exception {
        server.with(TestRoute.of("GET /proven", "quick").proven(),
                TestRoute.of("GET /held", this::hold).on(ThreadModel.WORKER));
        server.get("/proven");
        assertThat(during("/held", LONG_ENOUGH)).isEqualTo("worker");
        assertThat(seen.held).isEmpty();
    }
}
