package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.http.answer.StageWriter;
import dev.straightway.runtime.http.answer.UniWriter;
import dev.straightway.runtime.http.exchange.Client;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.invocation.ThreadModel;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;

class VertxExchangeTest {

    private final TestServer server = new TestServer();
    private final ResultWriter text = new ResultWriter() {
        @Override
        public void write(Exchange exchange, Object result) {
            TestRoute.answer((BufferExchange) exchange, result + " on " + Thread.currentThread().getName().split("-")[0]);
        }
    };

    @AfterEach
    void close() {
        server.close();
    }

    private void scopesAre(int requests) {
        server.settle();
        assertThat(server.scope.activated).as("activated").hasValue(requests);
        assertThat(server.scope.deactivated).as("deactivated").hasValue(requests);
        assertThat(server.scope.destroyed).as("destroyed").hasValue(requests);
    }

    @ParameterizedTest
    @EnumSource(ThreadModel.class)
    void destroysTheScopeOnceOnEachThread(ThreadModel thread) throws Exception {
        AtomicInteger ended = new AtomicInteger();
        server.with(TestRoute.of("GET /ends", exchange -> {
            exchange.onEnd(ended::incrementAndGet);
            exchange.onEnd(ended::incrementAndGet);
            text.write(exchange, "ends");
        }).on(thread));
        assertThat(server.get("/ends").body())
                .isEqualTo("ends on " + (thread == ThreadModel.EVENT_LOOP ? "vert.x" : "worker"));
        scopesAre(1);
        assertThat(ended).hasValue(2);
    }

    @Test
    void givesAFailureToTheErrorHandler() throws Exception {
        IllegalStateException failure = new IllegalStateException("expected by the test");
        server.with(TestRoute.of("GET /fails", exchange -> {
            throw failure;
        }));
        HttpResponse<String> answer = server.get("/fails");
        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(answer.body()).isEmpty();
        assertThat(server.failures).containsExactly(failure);
        scopesAre(1);
    }

    @Test
    void answersWithTheResponseOfAWebApplicationException() throws Exception {
        WebApplicationException teapot = new WebApplicationException(
                Response.status(418).header("X-Pot", "tea").entity("short and stout").build());
        server.with(TestRoute.of("GET /teapot", exchange -> {
            throw teapot;
        }));
        HttpResponse<String> answer = server.get("/teapot");
        assertThat(answer.statusCode()).isEqualTo(418);
        assertThat(answer.headers().firstValue("X-Pot")).hasValue("tea");
        assertThat(answer.body()).isEqualTo("short and stout");
        assertThat(server.failures).isEmpty();
        scopesAre(1);
    }

    /** As in Quarkus REST; only the failure of a stage is unwrapped. */
    @Test
    void takesACompletionExceptionThatIsThrownForItself() throws Exception {
        CompletionException thrown = new CompletionException(new ForbiddenException());
        server.with(TestRoute.of("GET /joined", exchange -> {
            throw thrown;
        }));
        assertThat(server.get("/joined").statusCode()).isEqualTo(500);
        assertThat(server.failures).containsExactly(thrown);
        scopesAre(1);
    }

    @Test
    void refusesWhatTheExecutorRejects() throws Exception {
        server.with(List.of(), task -> {
            throw new RejectedExecutionException("full");
        }, TestRoute.of("GET /full", "never").on(ThreadModel.WORKER));
        assertThat(server.get("/full").statusCode()).isEqualTo(503);
        scopesAre(0);
    }

    @Test
    void comesBackToTheRequestsContextWithAStageOfAnotherThread() throws Exception {
        AtomicReference<Object> before = new AtomicReference<>();
        AtomicReference<Object> after = new AtomicReference<>();
        StageWriter writer = new StageWriter(new ResultWriter() {
            @Override
            public void write(Exchange exchange, Object result) throws Exception {
                after.set(Vertx.currentContext());
                text.write(exchange, result);
            }
        }, true);
        server.with(TestRoute.of("GET /later", exchange -> {
            before.set(Vertx.currentContext());
            writer.write(exchange, CompletableFuture.supplyAsync(() -> "later", server.worker));
        }));
        assertThat(server.get("/later").body()).isEqualTo("later on vert.x");
        assertThat(after.get()).isNotNull().isSameAs(before.get());
        scopesAre(1);
    }

    @ParameterizedTest
    @CsvSource({ "null, 204", "nothing, 204", "forbidden, 403", "wrapped, 403", "broken, 500", "unwritable, 500" })
    void answersWhateverAStageEndsWith(String how, int status) throws Exception {
        ResultWriter failing = new ResultWriter() {
            @Override
            public void write(Exchange exchange, Object result) throws Exception {
                throw new Exception("expected by the test");
            }
        };
        server.with(TestRoute.of("GET /stage", exchange -> new StageWriter(how.equals("nothing") ? null : failing, true)
                .write(exchange, switch (how) {
                    case "null" -> null;
                    case "forbidden" -> CompletableFuture.failedFuture(new ForbiddenException());
                    case "wrapped" -> CompletableFuture.failedFuture(new CompletionException(new ForbiddenException()));
                    case "broken" -> CompletableFuture.failedFuture(new IllegalStateException("expected by the test"));
                    default -> CompletableFuture.supplyAsync(() -> how, server.worker);
                })));
        assertThat(server.get("/stage").statusCode()).isEqualTo(status);
        scopesAre(1);
    }

    @Test
    void cancelsAUniWhoseClientHasLeft() throws Exception {
        BlockingQueue<String> events = new LinkedBlockingQueue<>();
        server.with(TestRoute.of("GET /never", exchange -> {
            exchange.onEnd(() -> events.add("ended"));
            new UniWriter(text, true).write(exchange, Uni.createFrom().nothing().onCancellation().invoke(
                    () -> events.add("cancelled")).onSubscription().invoke(() -> events.add("subscribed")));
        }));
        try (Socket socket = server.connect()) {
            socket.getOutputStream().write("GET /never HTTP/1.1\r\nHost: h\r\n\r\n".getBytes());
            assertThat(events.poll(20, TimeUnit.SECONDS)).isEqualTo("subscribed");
        }
        assertThat(events.poll(20, TimeUnit.SECONDS)).isEqualTo("cancelled");
        assertThat(events.poll(20, TimeUnit.SECONDS)).isEqualTo("ended");
        scopesAre(1);
        assertThat(events).isEmpty();
        assertThat(server.failures).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = { "never comes", "comes", "fails" })
    void endsARequestWhoseClientLeavesBeforeItsStage(String how) throws Exception {
        CompletableFuture<String> stage = new CompletableFuture<>();
        BlockingQueue<String> events = new LinkedBlockingQueue<>();
        server.with(TestRoute.of("GET /late", exchange -> {
            exchange.onEnd(() -> events.add("ended"));
            new StageWriter(text, true).write(exchange, stage);
            events.add("waits");
        }));
        try (Socket socket = server.connect()) {
            socket.getOutputStream().write("GET /late HTTP/1.1\r\nHost: h\r\n\r\n".getBytes());
            assertThat(events.poll(20, TimeUnit.SECONDS)).isEqualTo("waits");
        }
        assertThat(events.poll(20, TimeUnit.SECONDS)).isEqualTo("ended");
        if (how.equals("fails")) {
            stage.completeExceptionally(new IllegalStateException("expected by the test"));
        } else if (how.equals("comes")) {
            stage.complete("too late");
        }
        scopesAre(1);
        assertThat(server.failures).isEmpty();
        assertThat(server.uncaught).isEmpty();
    }

    @Test
    void keepsTheFirstAnswer() throws Exception {
        server.with(TestRoute.of("GET /twice", exchange -> {
            TestRoute.answer(exchange, "first");
            TestRoute.answer(exchange, "second");
            exchange.noContent();
        }));
        assertThat(server.get("/twice").body()).isEqualTo("first");
        scopesAre(1);
    }

    @ParameterizedTest
    @EnumSource(ThreadModel.class)
    void tellsOfTheEndOfAResponseThatWasGivenBefore(ThreadModel thread) throws Exception {
        BlockingQueue<String> events = new LinkedBlockingQueue<>();
        server.with(TestRoute.of("GET /ended", exchange -> {
            TestRoute.answer(exchange, "ended");
            Client.whenEnded((VertxExchange) exchange, () -> events.add("told"));
        }).on(thread));
        assertThat(server.get("/ended").body()).isEqualTo("ended");
        assertThat(events.poll(20, TimeUnit.SECONDS)).isEqualTo("told");
        server.settle();
        assertThat(events).isEmpty();
        assertThat(server.uncaught).isEmpty();
    }

    @Test
    void hasTheParametersOfTheQueryTheFieldsAndTheCookies() throws Exception {
        server.with(TestRoute.of("GET /ask", exchange -> TestRoute.answer(exchange, String.join("|",
                exchange.queryParam("a"), exchange.queryParams("a").toString(), exchange.queryParam("b"),
                exchange.queryParam("none") + "", exchange.queryParams("none").toString(),
                exchange.headers("x-one").toString(), exchange.header("X-None") + "", exchange.decoded().cookieParam("c"),
                exchange.decoded().cookieParams("c").toString(), exchange.decoded().cookieParam("d") + ""))));
        assertThat(server.get("/ask?a=%C3%A4+1&a=2&b", "X-One", "1", "X-One", "2", "Cookie", "b=0; c=v").body())
                .isEqualTo("ä 1|[ä 1, 2]||null|[]|[1, 2]|null|v|[v]|null");
    }

    @Test
    void sendsTheSameBufferTwice() throws Exception {
        Buffer shared = Buffer.buffer("shared");
        server.with(TestRoute.of("GET /shared", exchange -> exchange.end("text/plain", shared)));
        server.send("HEAD", "/shared", null);
        assertThat(server.get("/shared").body()).isEqualTo("shared");
        assertThat(server.get("/shared").body()).isEqualTo("shared");
    }
}
