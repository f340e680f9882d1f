package dev.straightway.lab.metric;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.ThreadTimes;
import dev.straightway.lab.server.Server;

/**
 * The raw figures of one timed window and of what came before it.
 *
 * @param load what the generator saw
 * @param cpu what the server used during the load; nothing where there is no /proc
 * @param threads what its threads did meanwhile; nothing where the kernel doesn't tell
 * @param serverCores how many cores the server may use
 * @param before the server's JVM before the load
 * @param after the server's JVM after the load
 * @param memory what the server needs after the load; nothing where that is unknown
 * @param startUp until the first answer
 * @param secondsToPeak of warm-up until it served its best rate
 * @param warmedUp what it took to be steady; nothing if it wasn't
 * @param queueWaitShare run-queue wait of the server's threads as a share of the time they ran or waited
 * @param noiseShare part of the window that other work took from the server
 * @param augmentationMillis of the application, in the round of the trial
 * @param answerBytes of one whole answer on the wire; empty if they weren't counted
 */
public record Observation(LoadResult load, Optional<ProcessTimes> cpu, Optional<ThreadTimes> threads, int serverCores,
        JvmSample before, JvmSample after,
        Optional<MemoryUse> memory,
        Server.StartUp startUp, double secondsToPeak, Optional<WarmedUp> warmedUp, OptionalDouble queueWaitShare,
        OptionalDouble noiseShare,
        OptionalDouble augmentationMillis, OptionalLong answerBytes) {

    /**
     * What it took until a server was steady, from its first answer on.
     *
     * @param seconds of load
     * @param requests answered
     * @param cpuSeconds of all threads; NaN where that is unknown
     * @param spread standard deviation of the CPU per request of the steady windows, by their mean; NaN where that is unknown
     */
    public record WarmedUp(double seconds, long requests, double cpuSeconds, double spread) {

        /** So many windows of a second running are steady before a server is. */
        public static final int WINDOWS = 4;
    }
}
