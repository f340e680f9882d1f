package dev.straightway.lab.profile;

import java.io.IOException;

/** Sampling that is under way; to be ended once. */
public interface Recording {

    /**
     * Ends the sampling.
     *
     * @throws ProfilerMissing if nothing was left of it
     */
    Stacks stop() throws IOException, InterruptedException;
}
