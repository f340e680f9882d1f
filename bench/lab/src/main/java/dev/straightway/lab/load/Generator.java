package dev.straightway.lab.load;

import java.io.IOException;

/** Drives a server in a closed loop: each connection asks again when it has its answer. */
public interface Generator extends AutoCloseable {

    /** {@return its name and version} */
    String name();

    /**
     * Drives a server once.
     *
     * @param verifying whether every body is compared, which costs the generator more: for warm-ups
     */
    LoadResult run(LoadRequest request, boolean verifying) throws IOException, InterruptedException;

    @Override
    void close() throws IOException;
}
