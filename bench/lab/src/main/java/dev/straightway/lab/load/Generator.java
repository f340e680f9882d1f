package dev.straightway.lab.load;

import java.io.IOException;

import dev.straightway.lab.server.TrialFailure;

/**
 * Drives a server in a closed loop: each connection asks again when it has its answer. Status and body of every answer are
 * compared with the expected ones, in timed loads too.
 * <p>
 * For one thread; close it when the run ends.
 */
public interface Generator extends AutoCloseable {

    /** {@return its name and version} */
    String name();

    /**
     * Drives a server once.
     *
     * @throws TrialFailure if there was no load to speak of: nothing listens, the generator is stuck or was killed
     */
    LoadResult run(LoadRequest request) throws IOException, InterruptedException;

    @Override
    void close() throws IOException;
}
