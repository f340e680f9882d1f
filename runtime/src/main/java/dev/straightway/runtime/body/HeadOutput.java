package dev.straightway.runtime.body;

import java.io.IOException;

/** The stream of an answer, of which HEAD wants the length and none of its bytes. */
public interface HeadOutput {

    /** {@return whether nobody reads the bytes, so that they may be counted instead} */
    boolean onlyCounts();

    /** Counts bytes as if they were written. */
    void count(long bytes) throws IOException;
}
