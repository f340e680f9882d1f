package dev.straightway.lab.server;

import java.io.IOException;

/** All counters of a server and of its cores, read when it began and again at its end. */
public interface Watch extends AutoCloseable {

    /** {@return what was counted meanwhile; the watch ends with that} */
    Counted end() throws IOException;

    /** Ends it without a result. */
    @Override
    void close();
}
