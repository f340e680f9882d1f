package dev.straightway.lab.options;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What one run was asked for; all values are checked.
 *
 * @param targets names of targets
 * @param scenarios names of scenarios
 * @param smoke whether it is only a quick check
 * @param output folder of the results, empty for the usual one
 * @param texts every option as it was given or stands by default, by its name as {@code lab.rounds}; saved with the results
 */
public record Options(Names targets, Names scenarios, Timing timing, Load load, Server server, Placements placements,
        Passes passes, boolean smoke, String output, Map<String, String> texts) {

    /**
     * Which of many.
     *
     * @param all whether every one is meant
     * @param listed their names; none, where not all are meant, stands for the usual ones
     */
    public record Names(boolean all, List<String> listed) {

        /** {@return whether a name is chosen by itself or with all} */
        public boolean include(String name) {
            return all || listed.contains(name);
        }
    }

    /**
     * Seconds of load, how often, and in which order.
     *
     * @param retries how often a disturbed trial is run again
     * @param noisePercent per cent of its time that other work may keep a server from its core
     * @param limitMinutes after which no trial is run again
     */
    public record Timing(int durationSeconds, int warmupSeconds, int rounds, int retries, double noisePercent,
            int limitMinutes, long seed) {
    }

    /**
     * The load, where it isn't the scenario's say.
     *
     * @param rate requests a second of the pass at a fixed rate
     */
    public record Load(GeneratorChoice generator, OptionalInt connections, OptionalInt threads, OptionalInt pipelining,
            OptionalInt rate) {
    }

    /**
     * The JVM of every server.
     *
     * @param java JDK home, empty for that of the lab
     * @param port on 127.0.0.1; 0 for any free one
     */
    public record Server(String java, String heap, Collector collector, int eventLoops, int port) {
    }

    /**
     * Where servers run.
     *
     * @param pin whether server and generator are to be held apart
     * @param unpinned targets that are repeated without
     * @param unpinnedRounds how often
     */
    public record Placements(boolean pin, Names unpinned, int unpinnedRounds) {
    }

    /**
     * What is run beside the timed trials.
     *
     * @param augmentations in how many rounds applications are augmented anew
     */
    public record Passes(boolean profile, boolean latency, int augmentations) {
    }

    /** The generator to use. */
    public enum GeneratorChoice {
        AUTO,
        WRK,
        HYPERFOIL
    }

    /** The collector of the servers, and the switch that chooses it. */
    public enum Collector {
        SERIAL("-XX:+UseSerialGC"),
        PARALLEL("-XX:+UseParallelGC"),
        G1("-XX:+UseG1GC"),
        ZGC("-XX:+UseZGC"),
        SHENANDOAH("-XX:+UseShenandoahGC");

        private final String argument;

        Collector(String argument) {
            this.argument = argument;
        }

        public String argument() {
            return argument;
        }
    }
}
