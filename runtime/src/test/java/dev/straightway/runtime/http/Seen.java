package dev.straightway.runtime.http;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongConsumer;

import dev.straightway.runtime.http.watch.Held;
import dev.straightway.runtime.http.watch.Report;
import dev.straightway.runtime.http.watch.Ticker;

/** A watch's clock that a test moves by hand, and what the watch has reported. */
final class Seen implements Ticker, Report {

    final List<Held> held = new CopyOnWriteArrayList<>();
    final List<Held> demoted = new CopyOnWriteArrayList<>();
    private Duration period;
    private LongConsumer look;
    private long now;

    @Override
    public void start(Duration each, LongConsumer checker) {
        period = each;
        look = checker;
    }

    /** Looks, then lets periods pass and looks after each. */
    void passes(int periods) {
        look.accept(now);
        for (int i = 0; i < periods; i++) {
            now += period.toNanos();
            look.accept(now);
        }
    }

    @Override
    public void stop() {
        look = null;
    }

    @Override
    public void held(Held seen) {
        held.add(seen);
    }

    @Override
    public void demoted(Held seen) {
        demoted.add(seen);
    }
}
