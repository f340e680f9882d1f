package dev.straightway.lab.server;

import java.util.Optional;

import dev.straightway.lab.measure.CoreTimes;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.ThreadTimes;

/**
 * What was counted on the machine of a server while it was watched.
 *
 * @param cpu what the server used, where there is a /proc
 * @param threads what its threads did, where the kernel tells
 * @param cores what the cores did that it runs on, where there is a /proc
 * @param labMicros microseconds of CPU of the lab's own process there
 * @param before what the JVM of the server knew when the watch began
 * @param after the same at its end
 */
public record Counted(double seconds, Optional<ProcessTimes> cpu, Optional<ThreadTimes> threads, Optional<CoreTimes> cores,
        long labMicros, JvmSample before, JvmSample after) {
}
