package dev.straightway.runtime.http.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;

class LoopsTest {

    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1).setWorkerPoolSize(1));
    private final Loops loops = new Loops();

    @AfterEach
    void close() {
        vertx.close().toCompletionStage().toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
    }

    private Thread serves(int number) {
        CompletableFuture<Thread> done = new CompletableFuture<>();
        vertx.getOrCreateContext().runOnContext(nothing -> {
            loops.serves(number);
            done.complete(Thread.currentThread());
        });
        return done.orTimeout(20, TimeUnit.SECONDS).join();
    }

    @Test
    void hasOneSlotForEachEventLoop() {
        Thread loop = serves(3);
        serves(5);
        List<Loop> alive = loops.alive();
        assertThat(alive).singleElement().satisfies(one -> {
            assertThat(one.thread()).isSameAs(loop);
            assertThat(Slot.number(one.ticket())).isEqualTo(5);
        });
    }

    @Test
    void knowsNoThreadThatMayBlock() {
        vertx.<Void> executeBlocking(() -> {
            loops.serves(3);
            return null;
        }).toCompletionStage().toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
        loops.serves(3);
        assertThat(loops.alive()).isEmpty();
    }
}
