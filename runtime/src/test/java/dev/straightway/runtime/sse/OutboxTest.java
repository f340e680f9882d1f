package dev.straightway.runtime.sse;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class OutboxTest {

    private static final byte[] BYTE = { 'a' };
    private static final CompletionStage<Void> TAKEN = CompletableFuture.completedFuture(null);

    /** Counts without a lock, so that it loses count when two threads write at once, and senders meet in the queue only. */
    private static final class CountingChannel implements EventChannel {

        private int writes;
        private int ends;

        @Override
        public CompletionStage<Void> write(byte[] bytes) {
            writes++;
            return TAKEN;
        }

        @Override
        public void end() {
            ends++;
        }

        @Override
        public boolean isClosed() {
            return false;
        }

        @Override
        public void onClose(Runnable task) {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void handsOverEverythingThatManyThreadsSendAtOnceAndThenEnds() {
        int threads = 4;
        int each = 50_000;
        CountingChannel channel = new CountingChannel();
        Outbox outbox = new Outbox(channel, Long.MAX_VALUE, () -> {
            throw new IllegalStateException("nothing breaks here");
        });
        List<CompletableFuture<Void>> senders = IntStream.range(0, threads)
                .mapToObj(thread -> CompletableFuture.runAsync(() -> IntStream.range(0, each).forEach(i -> outbox.send(BYTE)),
                        OwnThreads.EACH))
                .toList();

        assertThat(CompletableFuture.allOf(senders.toArray(CompletableFuture<?>[]::new))).succeedsWithin(60, SECONDS);
        assertThat(channel.writes).isEqualTo(threads * each);
        outbox.end();
        outbox.end();
        assertThat(channel.ends).isOne();
    }
}
