package dev.straightway.lab.measure;

import java.util.OptionalLong;

/**
 * What a JVM knows of itself; all of it only ever grows.
 *
 * @param allocatedBytes bytes allocated by all threads, or by those alive if {@code countsEndedThreads} is false
 * @param countsEndedThreads whether ended threads are counted: {@code ThreadMXBean} does from JDK 21 on
 * @param endedThreads how many threads have ended so far
 * @param gcCount collections so far
 * @param gcMillis milliseconds in which collections have stopped the application so far
 * @param jitMillis milliseconds of compilation so far
 * @param peakThreads the most threads alive at once so far, virtual ones not among them
 */
public record JvmSample(long allocatedBytes, boolean countsEndedThreads, long endedThreads, long gcCount, long gcMillis,
        long jitMillis, long peakThreads) {

    /** Reads a line of {@code name=value} pairs, as the agent writes it. */
    public static JvmSample parse(String line) {
        AgentLine told = AgentLine.parse(line);
        return new JvmSample(told.number("allocatedBytes"), told.flag("countsEndedThreads"),
                told.number("startedThreads") - told.number("liveThreads"), told.number("gcCount"),
                told.number("gcMillis"), told.number("jitMillis"), told.number("peakThreads"));
    }

    /** {@return the bytes allocated since an earlier sample; nothing if threads have ended and took their counts with them} */
    public OptionalLong allocatedSince(JvmSample before) {
        return !countsEndedThreads && endedThreads != before.endedThreads ? OptionalLong.empty()
                : OptionalLong.of(allocatedBytes - before.allocatedBytes);
    }
}
