package dev.straightway.lab.trial;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import dev.straightway.lab.measure.CoreTimes;
import dev.straightway.lab.measure.ThreadTimes;

/**
 * How much other work kept a server from its cores during a window.
 * <p>
 * The wait in the run queue alone would accuse a server of its own threads: one that hands each request to a worker waits for
 * itself on a single core. So the wait counts only up to the time that others took of the server's cores, interrupts among
 * them; what the hypervisor took counts whole.
 *
 * @param waitShare run-queue wait of the server's threads as a share of the time they ran or waited; empty where unknown
 * @param share part of the window that other work took from the server; empty where unknown
 */
record Noise(OptionalDouble waitShare, OptionalDouble share) {

    /**
     * @param coreMicros length of the window times the cores that the server could use
     * @param threads run and wait of the server's threads in it
     * @param cores what the server's cores did in it
     * @param knownMicros CPU in it of the server and of what the lab itself runs on the same cores
     */
    static Noise of(double coreMicros, Optional<ThreadTimes> threads, Optional<CoreTimes> cores, long knownMicros) {
        OptionalDouble wait = threads.map(times -> OptionalDouble
                .of(times.waitNanos() / Math.max(1.0, times.totalNanos() + times.waitNanos()))).orElse(OptionalDouble.empty());
        if (cores.isEmpty()) {
            return new Noise(wait, OptionalDouble.empty());
        }
        // Ticks of 10 ms: what is less than none is none.
        double others = Math.max(0, cores.get().busyMicros() - knownMicros);
        double waited = threads.map(times -> times.waitNanos() / 1e3).orElse(others);
        return new Noise(wait, OptionalDouble.of((Math.min(others, waited) + cores.get().stolenMicros()) / coreMicros));
    }

    String words() {
        return String.format(Locale.ROOT, "other work took %.1f %% of the window", share.orElse(0) * 100);
    }

    boolean above(double percent) {
        return share.orElse(0) * 100 > percent;
    }
}
