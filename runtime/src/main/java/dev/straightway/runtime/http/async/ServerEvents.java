package dev.straightway.runtime.http.async;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.SseEventSink;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.http.connection.ClientLeftException;
import dev.straightway.runtime.http.exchange.Client;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.http.exchange.SentHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.EventEntities;
import dev.straightway.runtime.sse.EventChannel;
import dev.straightway.runtime.sse.EventSink;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;

/** The answer of a request as a stream of events (§9.3), on Vert.x. The response is written on its event loop only. */
public final class ServerEvents implements EventChannel {

    private enum State {
        NEW,
        BEGUN,
        OVER
    }

    /** Says of what media type the entities of all events are, for clients of Quarkus. */
    public static final String ELEMENT_TYPE = "X-SSE-Content-Type";

    private static final int OK = 200;

    private final VertxExchange exchange;
    private final HttpServerResponse response;
    private final SseEventSink sink;
    private final List<Runnable> closeTasks = new ArrayList<>();
    private boolean closed;
    /** On the event loop only. */
    private State state = State.NEW;

    public ServerEvents(VertxExchange exchange) {
        this.exchange = exchange;
        this.response = exchange.response();
        this.sink = EventSink.on(this, new EventEntities(exchange.surroundings().registry(), usualType(exchange),
                later(exchange).form()));
        Client.whenEnded(exchange, this::left);
    }

    private static MediaType usualType(VertxExchange exchange) {
        MediaType declared = later(exchange).elementType();
        return declared == null ? MediaType.TEXT_PLAIN_TYPE : declared;
    }

    /** {@return what the method declares of the entities of its events} */
    private static Endpoint.Later later(VertxExchange exchange) {
        return exchange.endpoint() == null ? Endpoint.Later.NOTHING : exchange.endpoint().later();
    }

    /** {@return the sink of the events that the request is answered with} */
    public SseEventSink sink() {
        return sink;
    }

    /** What HEAD asks for has no events: they are dropped until the resource method has returned. */
    @Override
    public CompletionStage<Void> write(byte[] bytes) {
        if (SentHead.isHead(exchange.request())) {
            return CompletableFuture.completedFuture(null);
        }
        CompletableFuture<Void> taken = new CompletableFuture<>();
        exchange.onEventLoop(() -> write(bytes, taken));
        return taken;
    }

    private void write(byte[] bytes, CompletableFuture<Void> taken) {
        if (!begin() || response.closed() || response.ended()) {
            taken.completeExceptionally(new ClientLeftException());
            return;
        }
        response.write(Buffer.buffer(bytes)).onComplete(written -> {
            if (written.succeeded()) {
                taken.complete(null);
            } else {
                taken.completeExceptionally(written.cause());
            }
        });
    }

    /** {@return whether events are the answer; not if another one was given before, or the client has left} */
    private boolean begin() {
        if (state == State.NEW) {
            AnswerHead head = new AnswerHead(OK).contentType(MediaType.SERVER_SENT_EVENTS);
            MediaType declared = later(exchange).elementType();
            if (declared != null) {
                head.add(ELEMENT_TYPE, declared.toString());
            }
            state = Sending.begin(exchange, head, AnswerHead.NO_LENGTH) ? State.BEGUN : State.OVER;
        }
        return state == State.BEGUN;
    }

    @Override
    public void end() {
        exchange.onEventLoop(() -> {
            if (begin()) {
                state = State.OVER;
                Sending.finish(exchange, Buffer.buffer());
            }
            close();
        });
    }

    /** The response has ended, or its client has left. */
    private void left() {
        if (begin()) {
            state = State.OVER;
            exchange.step();
        }
        close();
    }

    /** Once, from either side. */
    private void close() {
        List<Runnable> tasks;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            tasks = List.copyOf(closeTasks);
        }
        tasks.forEach(Runnable::run);
    }

    @Override
    public synchronized boolean isClosed() {
        return closed;
    }

    @Override
    public void onClose(Runnable task) {
        synchronized (this) {
            if (!closed) {
                closeTasks.add(task);
                return;
            }
        }
        task.run();
    }
}
