package dev.straightway.runtime.sse;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseBroadcaster;
import jakarta.ws.rs.sse.SseEventSink;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BroadcasterTest {

    private final Sse sse = new ServerSse();
    private final SseBroadcaster broadcaster = sse.newBroadcaster();
    private final List<SseEventSink> closed = Collections.synchronizedList(new ArrayList<>());
    private final List<SseEventSink> failed = Collections.synchronizedList(new ArrayList<>());
    private final List<Throwable> errors = Collections.synchronizedList(new ArrayList<>());
    private final FakeChannel one = FakeChannel.fast();
    private final FakeChannel two = FakeChannel.slow();

    BroadcasterTest() {
        broadcaster.onClose(closed::add);
        broadcaster.onError((sink, failure) -> {
            failed.add(sink);
            errors.add(failure);
        });
    }

    private EventSink register(FakeChannel channel) {
        EventSink sink = EventSink.on(channel, FakeChannel.AS_TEXT);
        broadcaster.register(sink);
        return sink;
    }

    private CompletableFuture<?> broadcast(String data) {
        return broadcaster.broadcast(sse.newEvent(data)).toCompletableFuture();
    }

    /** A sink of another making, such as an application's wrapper. */
    private static class OtherSink implements SseEventSink {

        private final RuntimeException onSend;
        private final RuntimeException onClose;
        private boolean closed;

        OtherSink(RuntimeException onSend, RuntimeException onClose) {
            this.onSend = onSend;
            this.onClose = onClose;
        }

        @Override
        public boolean isClosed() {
            return closed;
        }

        @Override
        public CompletionStage<?> send(OutboundSseEvent event) {
            if (onSend != null) {
                throw onSend;
            }
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public void close() {
            closed = true;
            if (onClose != null) {
                throw onClose;
            }
        }
    }

    @Test
    void sendsToEverySinkAndCompletesWithTheSlowest() {
        register(one);
        register(two);
        CompletableFuture<?> broadcast = broadcast("a");

        assertThat(one.written()).containsExactly("data:a\n\n");
        assertThat(two.written()).containsExactly("data:a\n\n");
        assertThat(broadcast).isNotDone();

        two.take();
        assertThat(broadcast).isCompletedWithValue(null);
        assertThat(errors).isEmpty();
    }

    @Test
    void completesWithoutSinks() {
        assertThat(broadcast("a")).isCompletedWithValue(null);
    }

    @Test
    void sendsOnceToASinkThatIsRegisteredTwice() {
        broadcaster.register(register(one));
        broadcast("a");

        assertThat(one.written()).hasSize(1);
    }

    @Test
    void aSinkThatFailsLeavesAndTheOthersStay() {
        EventSink bad = register(two);
        register(one);
        IOException broken = new IOException("broken");
        CompletableFuture<?> broadcast = broadcast("a");
        two.fail(broken);

        assertThat(broadcast).isCompletedWithValue(null);
        assertThat(failed).containsExactly(bad);
        assertThat(errors).containsExactly(broken);
        assertThat(closed).containsExactly(bad);
        assertThat(bad.isClosed()).isTrue();

        assertThat(broadcast("b")).isCompletedWithValue(null);
        assertThat(one.written()).containsExactly("data:a\n\n", "data:b\n\n");
        assertThat(failed).hasSize(1);
        assertThat(closed).hasSize(1);
    }

    @Test
    void aSinkThatIsOverrunLeavesAndTheOthersStay() {
        EventSink sink = EventSink.on(two, FakeChannel.AS_TEXT, 1);
        broadcaster.register(sink);
        register(one);
        broadcast("a");
        broadcast("b");

        assertThat(failed).containsExactly(sink);
        assertThat(errors).singleElement().isInstanceOf(SlowClientException.class);
        assertThat(closed).containsExactly(sink);
        assertThat(one.written()).hasSize(2);
    }

    @Test
    void aSinkThatOnlyCantWriteTheEntityStays() {
        IOException unwritable = new IOException("no writer");
        EventSink sink = EventSink.on(one, (data, type, genericType, mediaType) -> {
            throw unwritable;
        });
        broadcaster.register(sink);

        assertThat(broadcast("a")).isCompletedWithValue(null);
        assertThat(errors).containsExactly(unwritable);
        assertThat(closed).isEmpty();
        broadcaster.broadcast(sse.newEventBuilder().comment("c").build());
        assertThat(one.written()).containsExactly(":c\n\n");
    }

    @Test
    void tellsOfASinkThatClosesAtOnceAndOnce() {
        EventSink byClient = register(one);
        EventSink byApplication = register(two);
        one.close();
        byApplication.close();
        broadcast("a");

        assertThat(closed).containsExactly(byClient, byApplication);
        assertThat(errors).isEmpty();
        assertThat(one.written()).isEmpty();
    }

    @Test
    void tellsOfASinkThatIsClosedWhenItIsRegistered() {
        one.close();
        EventSink sink = register(one);

        assertThat(closed).containsExactly(sink);
    }

    @Test
    void aSinkOfAnotherMakingThatFailsIsClosedAndLeaves() {
        RuntimeException onSend = new IllegalStateException("send");
        RuntimeException onClose = new IllegalStateException("close");
        OtherSink sink = new OtherSink(onSend, onClose);
        broadcaster.register(sink);

        assertThat(broadcast("a")).isCompletedWithValue(null);
        broadcast("b");
        assertThat(sink.isClosed()).isTrue();
        assertThat(errors).containsExactly(onSend, onClose);
        assertThat(closed).containsExactly(sink);
    }

    @Test
    void aSinkOfAnotherMakingThatIsClosedLeavesAtTheNextEvent() {
        OtherSink sink = new OtherSink(new IllegalStateException("closed"), null);
        broadcaster.register(sink);
        sink.close();
        assertThat(closed).isEmpty();

        broadcast("a");
        broadcast("b");
        assertThat(closed).containsExactly(sink);
        assertThat(errors).isEmpty();
    }

    @Test
    void aChannelThatThrowsAnIllegalStateIsAnError() {
        EventSink sink = register(one);
        IllegalStateException refusal = new IllegalStateException("refused");
        one.refuseNextWrite(refusal);
        broadcast("a");

        assertThat(errors).containsExactly(refusal);
        assertThat(closed).containsExactly(sink);
    }

    @Test
    void aSinkThatClosesBetweenLookingAndSendingIsNoError() {
        OtherSink sink = new OtherSink(new IllegalStateException("closed"), null) {
            @Override
            public CompletionStage<?> send(OutboundSseEvent event) {
                close();
                return super.send(event);
            }
        };
        broadcaster.register(sink);

        assertThat(broadcast("a")).isCompletedWithValue(null);
        assertThat(errors).isEmpty();
        assertThat(closed).containsExactly(sink);
    }

    @Test
    void closesItsSinks() {
        EventSink sink = register(one);
        OtherSink other = new OtherSink(null, new IllegalStateException("close"));
        broadcaster.register(other);
        broadcaster.close();
        broadcaster.close();

        assertThat(sink.isClosed()).isTrue();
        assertThat(one.ends()).isOne();
        assertThat(closed).containsExactly(sink, other);
        assertThat(failed).containsExactly(other);
    }

    @Test
    void leavesItsSinksOpenWhenClosingDoesNotCascade() {
        EventSink sink = register(one);
        broadcaster.close(false);
        broadcaster.close(true);

        assertThat(sink.isClosed()).isFalse();
        sink.close();
        assertThat(closed).isEmpty();
    }

    @Test
    void refusesEverythingElseOnceItIsClosed() {
        EventSink sink = EventSink.on(one, FakeChannel.AS_TEXT);
        broadcaster.close();

        List<Runnable> calls = List.of(() -> broadcast("a"), () -> broadcaster.register(sink),
                () -> broadcaster.onClose(closed::add), () -> broadcaster.onError((failing, failure) -> errors.add(failure)));
        assertThat(calls).allSatisfy(call -> assertThatIllegalStateException().isThrownBy(call::run)
                .withMessage("The broadcaster is closed"));
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> broadcaster.register(null)).withMessage("sseEventSink");
        assertThatNullPointerException().isThrownBy(() -> broadcaster.broadcast(null)).withMessage("event");
        assertThatNullPointerException().isThrownBy(() -> broadcaster.onClose(null)).withMessage("onClose");
        assertThatNullPointerException().isThrownBy(() -> broadcaster.onError(null)).withMessage("onError");
    }

    @Test
    void aListenerThatThrowsHindersNothing() {
        SseBroadcaster guarded = sse.newBroadcaster();
        guarded.onClose(sink -> {
            throw new IllegalStateException("expected by a test");
        });
        guarded.onClose(closed::add);
        EventSink first = EventSink.on(one, FakeChannel.AS_TEXT);
        EventSink second = EventSink.on(two, FakeChannel.AS_TEXT);
        guarded.register(first);
        guarded.register(second);
        guarded.close();

        assertThat(closed).containsExactly(first, second);
        assertThat(second.isClosed()).isTrue();
    }

    @Test
    void aListenerMayUseTheBroadcaster() {
        FakeChannel three = FakeChannel.fast();
        broadcaster.onClose(sink -> broadcast("left"));
        register(one);
        register(three);
        one.close();

        assertThat(three.written()).containsExactly("data:left\n\n");
    }

    @Test
    void everySinkOfManyThreadsIsTakenOrRefusedAndClosedOnce() {
        List<CompletableFuture<Integer>> registrations = IntStream.range(0, 4)
                .mapToObj(thread -> CompletableFuture.supplyAsync(this::registerUntilClosed, OwnThreads.EACH)).toList();
        CompletableFuture<?> broadcasts = CompletableFuture.runAsync(() -> {
            while (closed.size() < 100) {
                broadcast("a");
            }
            broadcaster.close();
        }, OwnThreads.EACH);

        assertThat(broadcasts).succeedsWithin(30, SECONDS);
        int registered = registrations.stream().mapToInt(registration -> registration.orTimeout(30, SECONDS).join()).sum();
        assertThat(closed).hasSize(registered).doesNotHaveDuplicates().allMatch(SseEventSink::isClosed);
        assertThat(errors).isEmpty();
    }

    /** Registers sinks whose clients leave, every second one, until the broadcaster refuses. */
    private int registerUntilClosed() {
        for (int registered = 0;; registered++) {
            FakeChannel channel = FakeChannel.fast();
            try {
                register(channel);
            } catch (IllegalStateException refused) {
                return registered;
            }
            if (registered % 2 == 0) {
                channel.close();
            }
        }
    }

    @Test
    void waitsForNobodyWhoLocksIt() {
        EventSink sink = EventSink.on(one, FakeChannel.AS_TEXT);
        synchronized (broadcaster) {
            CompletableFuture.runAsync(() -> broadcaster.register(sink)).thenCompose(done -> broadcast("now"))
                    .orTimeout(20, TimeUnit.SECONDS).join();
        }
        assertThat(failed).isEmpty();
    }
}
