package dev.straightway.lab.trial;

import java.util.Optional;
import java.util.OptionalDouble;

import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.ThreadKind;
import dev.straightway.lab.measure.ThreadTimes;

/**
 * What a server did during a load.
 *
 * @param seconds how long it was watched
 * @param cores how many it could use
 * @param cpu user and system time, where there is a /proc
 * @param threads what its threads did, where the kernel tells
 * @param noise what others took from it
 */
record Gauged(double seconds, int cores, Optional<ProcessTimes> cpu, Optional<ThreadTimes> threads, JvmSample before,
        JvmSample after, Noise noise) {

    /** {@return the part of the time in which a compiler ran; by the JVM's own clock where the kernel doesn't tell} */
    double jitShare() {
        return threads.map(all -> all.nanos(ThreadKind.COMPILER) / 1e9)
                .orElseGet(() -> (after.jitMillis() - before.jitMillis()) / 1e3) / seconds;
    }

    /** {@return the part of the time that collections took} */
    double gcShare() {
        return (after.gcMillis() - before.gcMillis()) / 1e3 / seconds;
    }

    /** {@return microseconds on a core of all threads; empty where that is unknown} */
    OptionalDouble totalMicros() {
        return threads.map(all -> OptionalDouble.of(all.totalNanos() / 1e3))
                .orElseGet(() -> cpu.map(times -> OptionalDouble.of(times.totalMicros())).orElse(OptionalDouble.empty()));
    }

    /** {@return the same without the compilers, which work for the warm-up} */
    OptionalDouble requestMicros() {
        OptionalDouble total = totalMicros();
        double compilers = threads.map(all -> all.nanos(ThreadKind.COMPILER) / 1e3).orElse(0.0);
        return total.isEmpty() ? total : OptionalDouble.of(total.getAsDouble() - compilers);
    }
}
