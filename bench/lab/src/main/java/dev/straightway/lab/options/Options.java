package dev.straightway.lab.options;

import java.util.List;

/**
 * What one run was asked for; all values are checked, and it is saved with the results.
 *
 * @param targets names of targets, empty for all
 * @param scenarios names of scenarios, empty for all
 * @param output folder of the results, empty for the usual one
 */
public record Options(Timing timing, Load load, Server server, List<String> targets, List<String> scenarios,
        GeneratorChoice generator, boolean pin, boolean profile, String output) {

    /** Seconds of load, and how often. */
    public record Timing(int durationSeconds, int warmupSeconds, int rounds) {
    }

    /** The closed loop: how many requests are under way at once. */
    public record Load(int connections, int threads, int pipelining) {
    }

    /**
     * The JVM of every server.
     *
     * @param java JDK home, empty for that of the lab
     */
    public record Server(String java, String heap, Collector collector, int eventLoops) {
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
