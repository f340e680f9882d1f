package dev.straightway.runtime.sse;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import jakarta.ws.rs.sse.SseEventSink;

/**
 * Those that a broadcaster tells about errors and closed sinks. Thread safe.
 * <p>
 * One that throws is logged and hinders neither the others nor the event on its way to the other sinks.
 */
final class Listeners {

    private static final System.Logger LOG = System.getLogger(Listeners.class.getName());

    private final List<BiConsumer<SseEventSink, Throwable>> ofErrors = new CopyOnWriteArrayList<>();
    private final List<Consumer<SseEventSink>> ofClosing = new CopyOnWriteArrayList<>();

    void addOfErrors(BiConsumer<SseEventSink, Throwable> listener) {
        ofErrors.add(listener);
    }

    void addOfClosing(Consumer<SseEventSink> listener) {
        ofClosing.add(listener);
    }

    void error(SseEventSink sink, Throwable failure) {
        ofErrors.forEach(listener -> guard(() -> listener.accept(sink, failure)));
    }

    void closed(SseEventSink sink) {
        ofClosing.forEach(listener -> guard(() -> listener.accept(sink)));
    }

    private static void guard(Runnable notification) {
        try {
            notification.run();
        } catch (Throwable thrown) {
            LOG.log(System.Logger.Level.WARNING, "A listener of a broadcaster of server-sent events failed", thrown);
        }
    }
}
