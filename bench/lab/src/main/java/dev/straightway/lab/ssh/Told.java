package dev.straightway.lab.ssh;

import java.util.List;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.Topology;
import dev.straightway.lab.target.Asked;

/** What questions and answers hold that no other record says. */
final class Told {

    private Told() {
    }

    /**
     * A server to be started.
     *
     * @param jar a path there
     * @param pinned whether it will be held to its core
     * @param log a name for its log
     */
    record Start(Asked asked, String jar, List<String> arguments, Options.Server jvm, boolean pinned, String log) {
    }

    /** A server that has answered. */
    record Started(long pid, int port, Server.StartUp startUp, List<String> commandLine) {
    }

    /**
     * An application to be augmented again.
     *
     * @param jar a path there
     */
    record Augment(Start like, String jar, List<String> arguments) {
    }

    /** A server to be profiled, and what the profile counts. */
    record Profile(long pid, String kind) {
    }

    /**
     * A question for the generator there.
     *
     * @param seconds that its answer will take
     */
    record Load(JsonNode question, int seconds) {
    }

    /** How servers are pinned there. */
    record Pinned(boolean active, String why, boolean labHeld, Topology topology) {
    }
}
