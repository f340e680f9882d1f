package dev.straightway.lab.load;

import java.io.IOException;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.server.TrialFailure;

/** Where Hyperfoil runs: a process of this machine, or one that another machine has. For one thread. */
public interface Sender extends AutoCloseable {

    /** {@return how messages name its machine; empty for this one} */
    String at();

    /**
     * {@return what it answers to a question, as a load that it sends}
     *
     * @param question as JSON
     * @param seconds that it will take
     * @throws TrialFailure if there is no answer
     */
    JsonNode ask(Object question, int seconds) throws IOException;

    @Override
    void close();
}
