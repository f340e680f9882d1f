package dev.straightway.runtime.http.async;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.sse.SseEventSink;

import dev.straightway.runtime.http.VertxExchange;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.sse.EventBodies;
import dev.straightway.runtime.sse.EventChannel;
import dev.straightway.runtime.sse.EventSink;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;

/** The answer of a request as a stream of events (§9.3), on Vert.x. The response is written on its event loop only. */
public final class ServerEvents implements EventChannel {

    private final VertxExchange exchange;
    private final HttpServerResponse response;
    private final SseEventSink sink;
    private final List<Runnable> closeTasks = new ArrayList<>();
    private boolean closed;
    /** On the event loop only. */
    private boolean begun;
    private boolean refused;

    public ServerEvents(VertxExchange exchange) {
        this.exchange = exchange;
        this.response = exchange.response();
        this.sink = EventSink.on(this, bodies(exchange.serving().registry()));
        response.closeHandler(left -> close(true));
        if (response.closed()) {
            close(true);
        }
    }

    /** {@return the sink of the events that the request is answered with} */
    public SseEventSink sink() {
        return sink;
    }

    @Override
    public CompletionStage<Void> write(byte[] bytes) {
        CompletableFuture<Void> taken = new CompletableFuture<>();
        exchange.onEventLoop(() -> {
            if (!begin() || response.closed() || response.ended()) {
                taken.completeExceptionally(new IOException("The client has left"));
            } else {
                response.write(Buffer.buffer(bytes)).onComplete(written -> {
                    if (written.succeeded()) {
                        taken.complete(null);
                    } else {
                        taken.completeExceptionally(written.cause());
                    }
                });
            }
        });
        return taken;
    }

    private boolean begin() {
        if (!begun) {
            begun = true;
            refused = !exchange.begin();
            if (!refused) {
                response.setStatusCode(200).setChunked(true);
                response.headers().set(HttpHeaders.CONTENT_TYPE, MediaType.SERVER_SENT_EVENTS);
            }
        }
        return !refused;
    }

    @Override
    public void end() {
        exchange.onEventLoop(() -> {
            if (begin() && !response.ended() && !response.closed()) {
                response.end();
            }
            close(false);
        });
    }

    /** Once, from either side. */
    private void close(boolean left) {
        List<Runnable> tasks;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            tasks = List.copyOf(closeTasks);
        }
        if (!begun && left) {
            begun = true;
            refused = !exchange.begin();
        }
        if (!refused) {
            exchange.finish();
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

    private static EventBodies bodies(Registry registry) {
        return (data, type, genericType, mediaType) -> encode(registry, data, type, genericType, mediaType);
    }

    @SuppressWarnings("unchecked") // the writer has said that it writes the type
    private static byte[] encode(Registry registry, Object data, Class<?> type, Type genericType, MediaType mediaType)
            throws IOException {
        MessageBodyWriter<Object> writer = (MessageBodyWriter<Object>) registry.getMessageBodyWriter(type, genericType,
                new Annotation[0], mediaType);
        if (writer == null) {
            throw new IOException("Nothing writes a " + genericType.getTypeName() + " as " + mediaType);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        MultivaluedMap<String, Object> headers = new MultivaluedHashMap<>();
        writer.writeTo(data, type, genericType, new Annotation[0], mediaType, headers, bytes);
        return bytes.toByteArray();
    }
}
