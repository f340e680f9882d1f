package dev.straightway.lab.options;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Every option of the lab, its default, its default in a smoke run, and what the help says of it: the one table behind
 * {@code -Dlab.name=value} and {@code --name=value}.
 */
public enum Option {

    PRESET("preset", "", "a preset run, by the name of its file in bench/lab/presets; 'list' shows all with their duration"),
    TARGETS("targets", "default", "targets to compare, comma-separated names, or all"),
    SCENARIOS("scenarios", "default", "scenarios to run, comma-separated names, or all"),
    ROUNDS("rounds", "6", "1", "timed rounds; a verdict needs 6"),
    PRECISION("precision", "",
            "the difference, such as 5%, that the run has to find in 8 of 10 cases: from the noise of four rounds, the number"
                    + " of rounds and the seconds of each window are chosen, at least lab.rounds and lab.duration; lab.limit"
                    + " is then 60"),
    DURATION("duration", "3", "1", "seconds of each timed trial"),
    WARMUP("warmup", "60", "1",
            "maximum seconds of load until a server is steady; if it isn't steady by then, its trial isn't valid"),
    RETRIES("retries", "2", "0", "how often a trial that was disturbed or not steady is run again"),
    NOISE("noise", "5", "per cent of its time that other work may keep a server from its core before a trial is noisy"),
    LIMIT("limit", "20",
            "minutes that a run may take: bounds warm-ups that are longer than usual, and trials that are run again"),
    BUSY("busy", "refuse",
            "what a run does if the machine is busy with other work (lab.noise): refuse, or warn and record it"),
    WAIT_FOR_QUIET("wait.for.quiet", "0s", "how long a run first waits for a quiet machine, such as 90s or 10m"),
    SEED("seed", "random", "1",
            "seed of the order of the trials in each round: a number, or random for one that the run prints and saves"),
    CONNECTIONS("connections", "", "connections that the generator keeps open; if empty, what the scenario says, or 32"),
    THREADS("threads", "", "threads of the generator; if empty, what the scenario says, or 1 if pinned and one per core if"
            + " not"),
    PIPELINING("pipelining", "", "pipelined requests per connection; if empty, what the scenario says, or 1 (no pipelining)"),
    GENERATOR("generator", "auto",
            "auto (wrk if it is on the PATH, otherwise Hyperfoil), wrk, hyperfoil, or jmh: micro-benchmarks in memory, as in"
                    + " lab.preset=micro"),
    LATENCY("latency", "true", "false", "response times at a fixed rate, by Hyperfoil, after the last timed window"),
    UTILISATION("utilisation", "50",
            "the rates of that pass, in per cent of the maximum of the slowest target, comma-separated, such as 25,50,75,90"),
    RATE("rate", "", "requests per second of that pass; if empty, lab.utilisation decides"),
    PROFILE("profile", "true", "false",
            "CPU and allocation profiles of every target and scenario, after its last timed window"),
    AUGMENTATION("augmentation", "2", "0",
            "rounds in which each Quarkus application is augmented again, in a JVM of its own; 0 is none"),
    PIN("pin", "true", "server on one core, generator and lab on the others; needs taskset and two cores"),
    UNPINNED("unpinned", "none", "targets to repeat without pinning, comma-separated, or all, or none"),
    UNPINNED_ROUNDS("unpinned.rounds", "1", "1", "rounds of those"),
    SERVER("server", "",
            "where servers run and are measured: ssh://[user@]host[:port] for another machine; if empty, this one"),
    AGENTS("agents", "",
            "machines that send the requests, comma-separated, each ssh://[user@]host[:port]: Hyperfoil runs on each; if"
                    + " empty, this one"),
    AGENTS_JAVA("agents.java", "", "JDK home on those machines; if empty, the first on the PATH of each"),
    SSH("ssh", "ssh", "the ssh client for other machines, with its options, such as 'ssh -i key'"),
    JAVA("java", "", "JDK home of the servers; if empty, the one that runs the lab, or the first on the PATH of lab.server"),
    HEAP("heap", "256m", "heap of each server, both -Xms and -Xmx"),
    GC("gc", "parallel", "collector of each server: serial, parallel, g1, zgc or shenandoah"),
    EVENT_LOOPS("event.loops", "1", "event loops of each pinned server; an unpinned server has the default of its stack"),
    PORT("port", "0", "port of the servers; 0 is any free port"),
    TARGETS_FROM("targets.from", "", "folders with more targets, comma-separated, each structured like bench/lab/targets"),
    SCENARIOS_FROM("scenarios.from", "", "folders with more scenarios, comma-separated"),
    PHASES("phases", "",
            "a file with rules like those of phases.txt, for frames of code that the lab doesn't know; they are applied first"),
    OUTPUT("output", "", "folder of the results; if empty, bench/lab/target/lab"),
    EXPORT("export", "none",
            "what is written beside the report: markdown, csv, latency (a CSV of response times), jmh (JMH's JSON),"
                    + " comma-separated, or none"),
    SMOKE("smoke", "false", "true is a quick check: every answer of every target verified, 1 round of 1 s, no other passes"),
    HELP("help", "false", "print this and stop");

    static final String PREFIX = "lab.";

    private static final Pattern IN_A_MESSAGE = Pattern.compile("(?<![\\w./-])(?:-D)?(lab(?:\\.[a-z]+)+)");

    private final String label;
    private final String standard;
    private final String smoke;
    private final String help;

    Option(String label, String standard, String help) {
        this(label, standard, standard, help);
    }

    Option(String label, String standard, String smoke, String help) {
        this.label = label;
        this.standard = standard;
        this.smoke = smoke;
        this.help = help;
    }

    /** {@return the name as it is written after {@code -D}} */
    public String property() {
        return PREFIX + label;
    }

    /** {@return the name as the lab's own command line has it: {@code --event-loops} for {@code lab.event.loops}} */
    public String onCommandLine() {
        return onCommandLine(property());
    }

    static String onCommandLine(String property) {
        return "--" + property.substring(PREFIX.length()).replace('.', '-');
    }

    /** {@return a message that names options as {@code lab.name} or {@code -Dlab.name}, with {@code --name} in their place} */
    public static String asTyped(String message) {
        return IN_A_MESSAGE.matcher(message).replaceAll(found -> named(found.group(1)).isEmpty() ? found.group()
                : onCommandLine(found.group(1)));
    }

    public String standard(boolean inSmokeRun) {
        return inSmokeRun ? smoke : standard;
    }

    /** {@return whether a smoke run has a default of its own} */
    boolean differsInSmokeRun() {
        return !smoke.equals(standard);
    }

    public String help() {
        return help;
    }

    /** {@return whether the option alone means {@code true}} */
    public boolean flag() {
        return standard.equals("true") || standard.equals("false");
    }

    static Optional<Option> named(String property) {
        return Arrays.stream(values()).filter(option -> option.property().equals(property)).findFirst();
    }
}
