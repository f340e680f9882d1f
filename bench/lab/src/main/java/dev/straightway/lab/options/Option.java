package dev.straightway.lab.options;

import java.util.Arrays;
import java.util.Optional;

/** Every option of the lab, its default, its default in a smoke run, and what the help says of it. */
enum Option {

    DURATION("duration", "3", "1", "seconds of each timed round"),
    WARMUP("warmup", "6", "1", "most seconds of load before each timed round; fewer once the compiler is quiet"),
    ROUNDS("rounds", "3", "1", "timed rounds; in each, every target serves its scenarios in a fresh JVM"),
    CONNECTIONS("connections", "32", "connections that the generator keeps open"),
    THREADS("threads", "1", "threads of the generator"),
    PIPELINING("pipelining", "1", "requests under way on one connection; 1 is none"),
    TARGETS("targets", "all", "targets to compare, comma-separated names of files in bench/lab/targets"),
    SCENARIOS("scenarios", "all", "scenarios to run, comma-separated: get, post"),
    GENERATOR("generator", "auto", "auto (wrk where it is on the PATH, otherwise Hyperfoil), wrk or hyperfoil"),
    JAVA("java", "", "JDK home of the servers; empty is the one that runs the lab"),
    HEAP("heap", "256m", "heap of each server, both -Xms and -Xmx"),
    GC("gc", "parallel", "collector of each server: serial, parallel, g1, zgc or shenandoah"),
    EVENT_LOOPS("event.loops", "1", "event loops of each server"),
    PIN("pin", "true", "server on core 0, generator on core 1; needs taskset and two cores"),
    PROFILE("profile", "true", "false", "a CPU flamegraph of every target and scenario, in a pass of its own"),
    OUTPUT("output", "", "folder of the results; empty is bench/lab/target/lab"),
    SMOKE("smoke", "false", "true is a quick check: 1 round of 1 second, no profiles, unless said otherwise"),
    HELP("help", "false", "print this and stop");

    static final String PREFIX = "lab.";

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
    String property() {
        return PREFIX + label;
    }

    String standard(boolean inSmokeRun) {
        return inSmokeRun ? smoke : standard;
    }

    String help() {
        return help;
    }

    static Optional<Option> named(String property) {
        return Arrays.stream(values()).filter(option -> option.property().equals(property)).findFirst();
    }
}
