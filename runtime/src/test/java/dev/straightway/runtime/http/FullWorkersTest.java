package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.http.filter.DeclaredEntity;
import dev.straightway.runtime.http.stream.StreamHead;
import dev.straightway.runtime.http.stream.StreamWriter;
import dev.straightway.runtime.invocation.ThreadModel;
import io.smallrye.mutiny.Multi;
import io.vertx.core.buffer.Buffer;

/**
 * A stream of a {@code @Blocking} method asks for each item on a worker. Where there is none any more
 * ({@code quarkus.thread-pool.queue-size}), the answer has begun: it must be broken off, not left open.
 */
class FullWorkersTest {

    private static final int PATIENCE_SECONDS = 5;

    private final TestServer server = new TestServer();

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void breakAStreamOff() throws Exception {
        CompletableFuture<Boolean> cancelled = new CompletableFuture<>();
        Multi<String> items = Multi.createFrom().items("one", "two", "three").onCancellation()
                .invoke(() -> cancelled.complete(true));
        StreamWriter writer = new StreamWriter(new StreamWriter.Format(Framing.LINES,
                item -> Buffer.buffer(item.toString()), new StreamHead("application/x-ndjson", null, DeclaredHead.NONE),
                () -> new DeclaredEntity(String.class, String.class, new java.lang.annotation.Annotation[0])));
        AtomicBoolean used = new AtomicBoolean();
        server.with(List.of(), task -> {
            if (used.getAndSet(true)) {
                throw new RejectedExecutionException("full");
            }
            server.worker.execute(task);
        }, TestRoute.of("GET /stream", exchange -> writer.write(exchange, items)).on(ThreadModel.WORKER));

        assertThatThrownBy(() -> server.begin("/stream").get(PATIENCE_SECONDS, TimeUnit.SECONDS))
                .isInstanceOf(ExecutionException.class);
        assertThat(cancelled.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }
}
