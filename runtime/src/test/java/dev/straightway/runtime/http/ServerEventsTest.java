package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.connection.ClientLeftException;
import dev.straightway.runtime.invocation.ContextType;

/** The stream of events that answers a request (§9.3). */
class ServerEventsTest {

    private final TestServer server = new TestServer();

    @AfterEach
    void close() {
        server.close();
    }

    private TestServer events(String httpMethod, BiConsumer<SseEventSink, Sse> method) {
        return server.with(TestRoute.of(httpMethod + " /events", exchange -> method.accept(
                (SseEventSink) exchange.context(ContextType.SSE_EVENT_SINK), (Sse) exchange.context(ContextType.SSE))));
    }

    /** No entity provider is here. */
    private static OutboundSseEvent comment(Sse sse, String text) {
        return sse.newEventBuilder().comment(text).build();
    }

    @Test
    void areTheAnswerOnceTheSinkIsClosed() throws Exception {
        HttpResponse<String> answer = events("GET", (sink, sse) -> sink.close()).get("/events");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("text/event-stream");
        assertThat(answer.body()).isEmpty();
    }

    @Test
    void areSentInTheirOrder() throws Exception {
        events("GET", (sink, sse) -> sink.send(comment(sse, "one")).thenCompose(sent -> sink.send(comment(sse, "two")))
                .whenComplete((sent, failure) -> sink.close()));
        assertThat(server.get("/events").body()).isEqualTo(":one\n\n:two\n\n");
    }

    /** Without a request scope, whose end comes when the sink is closed already. */
    @Test
    void failAfterTheClientHasLeft() throws Exception {
        CompletableFuture<SseEventSink> given = new CompletableFuture<>();
        CompletableFuture<Throwable> late = new CompletableFuture<>();
        server.with(TestRoute.of("GET /events", exchange -> {
            Sse sse = (Sse) exchange.context(ContextType.SSE);
            SseEventSink sink = (SseEventSink) exchange.context(ContextType.SSE_EVENT_SINK);
            exchange.onEnd(() -> sink.send(comment(sse, "late")).whenComplete((sent, failure) -> late.complete(failure)));
            given.complete(sink);
        }).withoutScope());
        try (Socket client = server.connect()) {
            client.getOutputStream()
                    .write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            TestServer.await(given);
        }
        assertThat(TestServer.await(late)).isInstanceOf(ClientLeftException.class);
        server.settle();
        assertThat(TestServer.await(given).isClosed()).isTrue();
    }

    /** There is nothing to read in an answer to HEAD, and the method needn't know. */
    @Test
    void areDroppedForWhoAsksForTheHeadAlone() throws Exception {
        events("HEAD", (sink, sse) -> sink.send(comment(sse, "one")).whenComplete((sent, failure) -> sink.close()));
        HttpResponse<String> answer = server.send("HEAD", "/events", null);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("text/event-stream");
    }
}
