package dev.straightway.lab.options;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What one run was asked for; all values are checked.
 *
 * @param targets names of targets
 * @param scenarios names of scenarios
 * @param smoke whether it is only a quick check
 * @param texts every option as it was given or stands by default, by its name as {@code lab.rounds}; saved with the results
 */
public record Options(Names targets, Names scenarios, Timing timing, Quiet quiet, Load load, Server server,
        Machine machine, Placements placements, Passes passes, boolean smoke, Files files, Output output,
        Map<String, String> texts) {

    /** {@return the same with other numbers of rounds and seconds, as the precision that is wanted asks for} */
    public Options with(int rounds, int durationSeconds) {
        Map<String, String> others = new LinkedHashMap<>(texts);
        others.put(Option.ROUNDS.property(), Integer.toString(rounds));
        others.put(Option.DURATION.property(), Integer.toString(durationSeconds));
        return new Options(targets, scenarios, timing.with(rounds, durationSeconds), quiet, load, server, machine,
                placements, passes, smoke, files, output, others);
    }

    /** {@return the first rounds of the same, with nothing beside them} */
    public Options pilot(int rounds) {
        return new Options(targets, scenarios, timing.with(rounds, timing.durationSeconds), quiet, load, server, machine,
                new Placements(placements.pin, new Names(false, List.of()), placements.unpinnedRounds),
                new Passes(false, false, passes.utilisations, passes.augmentations), smoke, files, output, texts);
    }

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
     * @param retries how often a trial that was disturbed or not steady is run again
     * @param noisePercent per cent of its time that other work may keep a server from its core
     * @param limitMinutes after which no trial is run again
     * @param precision the difference that is to be found, as a part of one; empty where the rounds are given
     */
    public record Timing(int durationSeconds, int warmupSeconds, int rounds, int retries, double noisePercent,
            int limitMinutes, long seed, OptionalDouble precision) {

        Timing with(int otherRounds, int otherSeconds) {
            return new Timing(otherSeconds, warmupSeconds, otherRounds, retries, noisePercent, limitMinutes, seed, precision);
        }
    }

    /**
     * What becomes of a run on a busy machine.
     *
     * @param busy when it is still so after the wait
     */
    public record Quiet(OnBusy busy, int waitSeconds) {
    }

    /**
     * What lies outside of the lab.
     *
     * @param targets folders with more of them
     * @param scenarios folders with more of them
     * @param phases a file with rules for stack frames
     */
    public record Files(List<Path> targets, List<Path> scenarios, Optional<Path> phases) {
    }

    /**
     * Where the results go.
     *
     * @param folder empty for the usual one
     * @param exports what is written beside the report
     */
    public record Output(String folder, Names exports) {
    }

    /** What a run does where others keep the machine busy. */
    public enum OnBusy {
        REFUSE,
        WARN
    }

    /**
     * The load, where it isn't the scenario's say.
     *
     * @param rate requests a second of the pass at a fixed rate
     */
    public record Load(GeneratorChoice generator, OptionalInt connections, OptionalInt threads, OptionalInt pipelining,
            OptionalInt rate) {

        /** {@return whether trials are micro-benchmarks, without a socket} */
        public boolean inMemory() {
            return generator == GeneratorChoice.JMH;
        }
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
     * The machines on which servers and generators run.
     *
     * @param ssh another one for the servers; empty for that of the lab
     * @param agents others that send the requests; none for that of the lab
     * @param agentsJava JDK home on those; empty for the first on the PATH of each
     * @param client the ssh client and the options that it is given
     */
    public record Machine(Optional<Ssh> ssh, List<Ssh> agents, String agentsJava, List<String> client) {
    }

    /**
     * A machine that is reached over ssh.
     *
     * @param user empty for whom the client says
     * @param port 0 for what the client says
     * @param folder where the lab may keep its files there; empty for the usual one
     */
    public record Ssh(String user, String host, int port, String folder) {

        /** {@return the account as it is written, as {@code bench@load1}} */
        public String account() {
            return user.isEmpty() ? host : user + "@" + host;
        }
    }

    /**
     * Where on a machine servers run.
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
     * @param utilisations at which response times are taken, in per cent of what the slowest target could do, ascending
     * @param augmentations in how many rounds applications are augmented again
     */
    public record Passes(boolean profile, boolean latency, List<Integer> utilisations, int augmentations) {
    }

    /** {@return how often response times at a fixed rate are taken of each target and scenario} */
    public int ratesOfLatency() {
        return !passes.latency ? 0 : load.rate().isPresent() ? 1 : passes.utilisations.size();
    }

    /** The generator to use. */
    public enum GeneratorChoice {
        AUTO,
        WRK,
        HYPERFOIL,
        /** None: JMH, in memory. */
        JMH
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
