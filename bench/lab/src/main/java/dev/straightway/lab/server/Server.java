package dev.straightway.lab.server;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.verify.Address;

/** A target in a JVM of its own, from its first answer to its end, on whichever machine. One thread uses it. */
public interface Server extends AutoCloseable {

    /**
     * Until the first correct answer.
     *
     * @param wallMillis milliseconds of wall time
     * @param cpuMillis milliseconds of CPU, user and system; empty where there is no /proc
     */
    record StartUp(long wallMillis, OptionalLong cpuMillis) {
    }

    /** {@return where the lab's machine asks it} */
    Address address();

    /** {@return its number on its own machine} */
    long pid();

    StartUp startUp();

    List<String> commandLine();

    /** Holds the server to the cores on which it is measured, if it is to be held. */
    void hold() throws IOException;

    /**
     * {@return a watch that has begun}
     *
     * @throws TrialFailure if the server has ended
     */
    Watch watch() throws IOException;

    /**
     * {@return what it needs of the machine's memory; its heap is collected for that}
     *
     * @throws TrialFailure if the server has ended
     */
    Optional<MemoryUse> memory() throws IOException;

    /** {@return whether the server runs} */
    boolean alive() throws IOException;

    /** {@return the end of what the server has written} */
    String lastWords() throws IOException;

    @Override
    void close() throws IOException;
}
