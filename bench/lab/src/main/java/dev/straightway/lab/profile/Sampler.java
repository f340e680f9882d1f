package dev.straightway.lab.profile;

import java.io.IOException;

/** Looks, again and again, at what another JVM is doing. */
public interface Sampler {

    /**
     * Begins to sample.
     *
     * @param pid a JVM of the same user
     * @return what ends it; a recording that is not ended goes on until the JVM ends
     * @throws ProfilerMissing if it can't be had in that JVM
     */
    Recording start(long pid, Kind kind) throws IOException, InterruptedException;
}
