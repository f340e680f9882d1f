package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.ThreadModel;

/**
 * A request that is answered in a callback ends behind it: what has made the contexts of the request active for the callback
 * finds them as they were.
 */
class EndsBehindCallbacksTest {

    private final TestServer server = new TestServer();

    @AfterEach
    void close() {
        server.close();
    }

    static final class Mapper implements ExceptionMapper<IllegalStateException> {
        @Override
        public Response toResponse(IllegalStateException failure) {
            return Response.status(418).build();
        }
    }

    @ParameterizedTest
    @CsvSource({ "EVENT_LOOP, false", "EVENT_LOOP, true", "WORKER, false", "WORKER, true" })
    void keepsTheScopeUntilTheCallbackReturns(ThreadModel thread, boolean maps) throws Exception {
        if (maps) {
            server.registered(new Mapper());
        }
        CompletableFuture<Integer> destroyed = new CompletableFuture<>();
        server.with(TestRoute.of("GET /later", exchange -> answerLater((VertxExchange) exchange, destroyed)).on(thread));
        assertThat(server.get("/later").body()).isEqualTo("later");
        assertThat(TestServer.await(destroyed)).isZero();
        server.settle();
        assertThat(server.scope.destroyed).hasValue(1);
    }

    /** The worker has done all by then that was given to it. */
    private void answerLater(VertxExchange exchange, CompletableFuture<Integer> destroyed) {
        exchange.vertx().runOnContext(callback -> {
            exchange.resume(() -> TestRoute.answer(exchange, "later"));
            TestServer.await(CompletableFuture.runAsync(() -> {
            }, server.worker));
            destroyed.complete(server.scope.destroyed.get());
        });
    }

    @Test
    void destroysTheScopeAtOnceThatAWorkerHasAnsweredIn() throws Exception {
        server.with(TestRoute.of("GET /text", "text").on(ThreadModel.WORKER));
        assertThat(server.get("/text").body()).isEqualTo("text");
        TestServer.await(CompletableFuture.runAsync(() -> {
        }, server.worker));
        assertThat(server.scope.destroyed).hasValue(1);
    }

    @Test
    void answersWhatFailsThoughTheScopeIsBroken() throws Exception {
        server.scope.broken = new IllegalArgumentException("on purpose");
        server.registered(new Mapper()).with(TestRoute.of("GET /fails", exchange -> {
            throw new IllegalStateException("on purpose");
        }).withoutScope());
        assertThat(server.get("/fails").statusCode()).isEqualTo(418);
    }

    @Test
    void answersWhatComesLaterThoughTheScopeIsBroken() throws Exception {
        server.registered(new Mapper()).with(TestRoute.of("GET /later", exchange -> {
            server.scope.broken = new IllegalArgumentException("on purpose");
            exchange.resume(() -> TestRoute.answer(exchange, "later"));
        }).on(ThreadModel.WORKER));
        assertThat(server.get("/later").statusCode()).isEqualTo(500);
    }
}
