package dev.straightway.runtime.sse;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EventSinkTest {

    private final Sse sse = new ServerSse();
    private final FakeChannel fast = FakeChannel.fast();
    private final FakeChannel slow = FakeChannel.slow();

    private static EventSink sink(FakeChannel channel) {
        return EventSink.on(channel, FakeChannel.AS_TEXT);
    }

    private static EventSink sink(FakeChannel channel, long mostOutstanding) {
        return EventSink.on(channel, FakeChannel.AS_TEXT, mostOutstanding);
    }

    private CompletableFuture<?> send(EventSink sink, String data) {
        return sink.send(sse.newEvent(data)).toCompletableFuture();
    }

    private static Throwable failure(CompletionStage<?> stage) {
        assertThat(stage.toCompletableFuture()).isCompletedExceptionally();
        return stage.handle((value, failure) -> failure).toCompletableFuture().join();
    }

    @Test
    void sendsEventsInTheirOrder() {
        EventSink sink = sink(fast);

        assertThat(send(sink, "a")).isCompletedWithValue(null);
        assertThat(send(sink, "b")).isCompletedWithValue(null);
        assertThat(fast.written()).containsExactly("data:a\n\n", "data:b\n\n");
        assertThat(sink.isClosed()).isFalse();
    }

    @Test
    void completesASendWhenTheChannelHasTakenIt() {
        EventSink sink = sink(slow);
        CompletableFuture<?> first = send(sink, "a");
        CompletableFuture<?> second = send(sink, "b");
        assertThat(slow.written()).containsExactly("data:a\n\n", "data:b\n\n");
        assertThat(first).isNotDone();

        slow.take();
        assertThat(first).isCompletedWithValue(null);
        assertThat(second).isNotDone();

        slow.take();
        assertThat(second).isCompletedWithValue(null);
    }

    @Test
    void sendsFromTheCallbackOfASendAfterWhatWasSentBefore() {
        EventSink sink = sink(slow);
        send(sink, "a").thenRun(() -> send(sink, "c"));
        send(sink, "b");
        slow.take();

        assertThat(slow.written()).containsExactly("data:a\n\n", "data:b\n\n", "data:c\n\n");
    }

    @Test
    void handsOverWhatIsSentDuringAWriteAfterIt() {
        EventSink sink = sink(fast);
        List<CompletableFuture<?>> during = new ArrayList<>();
        fast.duringNextWrite(() -> during.add(send(sink, "b")));
        send(sink, "a");

        assertThat(fast.overlapped()).isFalse();
        assertThat(fast.written()).containsExactly("data:a\n\n", "data:b\n\n");
        assertThat(during).singleElement().satisfies(sent -> assertThat(sent).isCompletedWithValue(null));
    }

    @Test
    void endsTheStreamOfASenderThatOverrunsItsClient() {
        EventSink sink = sink(slow, 16);
        List<CompletableFuture<?>> accepted = List.of(send(sink, "a"), send(sink, "b"));
        assertThat(sink.isClosed()).isFalse();

        CompletableFuture<?> refused = send(sink, "c");
        assertThat(failure(refused)).isInstanceOf(SlowClientException.class).isInstanceOf(IOException.class)
                .hasMessage("The client has yet to take 16 bytes of events or more: this event is not sent and the stream ends,"
                        + " so that no event is missing from its middle. Wait for the stage that send returns before sending"
                        + " the next event");
        assertThat(sink.isClosed()).isTrue();
        assertThat(slow.ends()).isOne();
        assertThat(slow.written()).containsExactly("data:a\n\n", "data:b\n\n");

        slow.take();
        slow.take();
        assertThat(accepted).allSatisfy(stage -> assertThat(stage).isCompletedWithValue(null));
    }

    @Test
    void goesOnForeverWithASenderThatWaits() {
        EventSink sink = sink(slow, 1);
        for (int i = 0; i < 1000; i++) {
            CompletableFuture<?> sent = send(sink, "an event larger than the limit");
            slow.take();
            assertThat(sent).isCompletedWithValue(null);
        }
        assertThat(sink.isClosed()).isFalse();
    }

    @Test
    void limitsWhatIsOutstandingByDefault() {
        EventSink sink = sink(slow);
        String half = "x".repeat((int) EventSink.MOST_OUTSTANDING / 2);

        assertThat(send(sink, half)).isNotDone();
        assertThat(send(sink, half)).isNotDone();
        assertThat(failure(send(sink, "a"))).isInstanceOf(SlowClientException.class);
        assertThatIllegalArgumentException().isThrownBy(() -> sink(fast, 0)).withMessage("mostOutstanding must be positive: 0");
    }

    @Test
    void endsTheStreamOnceWhenItIsClosed() {
        EventSink sink = sink(fast);
        send(sink, "a");
        sink.close();
        sink.close();

        assertThat(sink.isClosed()).isTrue();
        assertThat(fast.ends()).isOne();
        assertThatIllegalStateException().isThrownBy(() -> send(sink, "b"))
                .withMessage("The sink is closed: no event can be sent");
        assertThat(fast.written()).containsExactly("data:a\n\n");
    }

    @Test
    void endsAStreamWithoutEvents() {
        sink(fast).close();

        assertThat(fast.ends()).isOne();
    }

    @Test
    void isClosedWhenTheClientLeaves() {
        EventSink sink = sink(fast);
        fast.close();

        assertThat(sink.isClosed()).isTrue();
        assertThatIllegalStateException().isThrownBy(() -> send(sink, "a"));
        sink.close();
        assertThat(fast.ends()).isZero();
    }

    @Test
    void closesWhenAWriteFails() {
        EventSink sink = sink(slow);
        IOException broken = new IOException("broken");
        CompletableFuture<?> first = send(sink, "a");
        slow.fail(new CompletionException(broken));

        assertThat(failure(first)).isSameAs(broken);
        assertThat(sink.isClosed()).isTrue();
        assertThat(slow.ends()).isOne();
    }

    @Test
    void closesWhenTheChannelThrows() {
        EventSink sink = sink(fast);
        RuntimeException refusal = new IllegalStateException("Response head sent");
        fast.refuseNextWrite(refusal);

        assertThat(failure(send(sink, "a"))).isSameAs(refusal);
        assertThat(sink.isClosed()).isTrue();
    }

    @Test
    void writesNothingAfterAWriteThatFailed() {
        EventSink sink = sink(fast);
        RuntimeException broken = new IllegalArgumentException("broken");
        List<CompletableFuture<?>> during = new ArrayList<>();
        fast.duringNextWrite(() -> {
            during.add(send(sink, "b"));
            throw broken;
        });

        assertThat(failure(send(sink, "a"))).isSameAs(broken);
        assertThat(during).singleElement().satisfies(sent -> assertThat(failure(sent)).isSameAs(broken));
        assertThat(fast.written()).isEmpty();
    }

    @Test
    void isClosedByTheTimeASenderLearnsThatItsWriteFailed() {
        EventSink sink = sink(slow);
        CompletableFuture<Boolean> closed = send(sink, "a").handle((taken, failure) -> sink.isClosed());
        slow.fail(new IOException("broken"));

        assertThat(closed).isCompletedWithValue(true);
    }

    @Test
    void staysOpenWhenOnlyTheEntityCantBeWritten() {
        IOException unwritable = new IOException("no writer");
        EventSink sink = EventSink.on(fast, (data, type, genericType, mediaType) -> {
            if (data.equals("bad")) {
                throw unwritable;
            }
            return FakeChannel.AS_TEXT.write(data, type, genericType, mediaType);
        });

        assertThat(failure(send(sink, "bad"))).isSameAs(unwritable);
        assertThat(sink.isClosed()).isFalse();
        assertThat(send(sink, "good")).isCompletedWithValue(null);
        assertThat(fast.written()).containsExactly("data:good\n\n");
    }

    @Test
    void refusesAnEventWhoseEntityIsStillWrittenWhenTheSinkCloses() {
        AtomicReference<EventSink> closing = new AtomicReference<>();
        closing.set(EventSink.on(fast, (data, type, genericType, mediaType) -> {
            closing.get().close();
            return new byte[] { 'a' };
        }));

        assertThatIllegalStateException().isThrownBy(() -> send(closing.get(), "a"))
                .withMessage("The sink is closed: no event can be sent");
        assertThat(fast.written()).isEmpty();
    }

    @Test
    void refusesNoEvent() {
        EventSink sink = sink(fast);

        assertThatNullPointerException().isThrownBy(() -> sink.send(null)).withMessage("event");
    }

    @Test
    void sendsTheEventsOfManyThreadsWholeAndEachThreadsInItsOrder() throws Exception {
        int threads = 8;
        int each = 2_000;
        EventSink sink = sink(fast);
        ExecutorService senders = Executors.newFixedThreadPool(threads);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<List<CompletableFuture<?>>>> sent = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
            String thread = "t" + t;
            sent.add(senders.submit(() -> {
                start.await();
                return IntStream.range(0, each).<CompletableFuture<?>> mapToObj(i -> send(sink, thread + "\n" + i)).toList();
            }));
        }
        start.countDown();
        for (Future<List<CompletableFuture<?>>> stages : sent) {
            for (CompletableFuture<?> stage : stages.get()) {
                stage.get(10, SECONDS);
            }
        }
        senders.shutdown();

        assertThat(fast.overlapped()).isFalse();
        assertThat(fast.written()).hasSize(threads * each).allMatch(event -> event.matches("data:t\\d\ndata:\\d+\n\n"));
        assertThat(fast.written().stream().collect(Collectors.groupingBy(event -> event.substring(5, 7))).values())
                .hasSize(threads).allSatisfy(events -> assertThat(events).isEqualTo(IntStream.range(0, each)
                        .mapToObj(i -> events.get(0).substring(0, 8) + "data:" + i + "\n\n").toList()));
    }

    @Test
    void eitherSendsOrRefusesWhatIsSentWhileItCloses() throws Exception {
        for (int round = 0; round < 500; round++) {
            FakeChannel channel = FakeChannel.fast();
            EventSink sink = sink(channel);
            CountDownLatch first = new CountDownLatch(1);
            CompletableFuture<Integer> sender = CompletableFuture.supplyAsync(() -> acceptedUntilClosed(sink, first),
                    OwnThreads.EACH);
            first.await();
            sink.close();
            int accepted = sender.get(10, SECONDS);

            assertThat(channel.written()).hasSize(accepted);
            assertThat(channel.ends()).isOne();
        }
    }

    private int acceptedUntilClosed(EventSink sink, CountDownLatch first) {
        OutboundSseEvent event = sse.newEvent("a");
        for (int accepted = 0;; accepted++) {
            CompletionStage<?> sent;
            try {
                sent = sink.send(event);
            } catch (IllegalStateException closed) {
                return accepted;
            }
            assertThat(sent.toCompletableFuture().orTimeout(10, SECONDS)).succeedsWithin(10, SECONDS);
            first.countDown();
        }
    }
}
