package dev.straightway.lab.environment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.measure.MachineFacts;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.target.ServerTarget;

/** Collects what a figure must be read with, as names and values in the order in which they are printed. */
public final class Environment {

    /** What a fact is called that a run may have otherwise when it is resumed, or by which it is told from another. */
    public static final String LOAD_AVERAGE = MachineFacts.LOAD_AVERAGE;
    public static final String OTHER_WORK = "other work";
    public static final String OTHER_WORK_OF_GENERATOR = "other work beside the generator";
    public static final String COMMIT = "commit";
    public static final String BUILDS = "builds";
    public static final String PRECISION = "precision";
    private static final String ORDER = "order";

    private Environment() {
    }

    /**
     * What a run knows of itself.
     *
     * @param home the folder of the lab
     * @param generator name and version of what drives the closed loop
     */
    public record Circumstances(Path home, Options options, ServerJava java, Pinning pinning, String generator,
            List<ServerTarget> targets) {
    }

    public static Map<String, String> of(Circumstances run) throws IOException, InterruptedException {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(COMMIT, Commit.of(run.home()));
        servers(run, facts);
        load(run, facts);
        facts.putAll(method(run.options()));
        run.targets().forEach(target -> facts.put(target.title(), target(target)));
        return facts;
    }

    private static String target(ServerTarget target) {
        String version = target.version().isEmpty() ? "of unknown version" : target.version();
        return version + target.setting().map(setting -> ", with " + setting).orElse("");
    }

    private static void servers(Circumstances run, Map<String, String> facts) {
        Options.Server server = run.options().server();
        facts.put("server JVM", run.java().words());
        facts.put("lab JVM", System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"));
        facts.put("collector", server.collector().argument());
        facts.put("heap", "-Xms" + server.heap() + " -Xmx" + server.heap());
        if (run.options().load().inMemory()) {
            facts.put("event loops", "1");
        } else {
            facts.put("other flags", "-XX:+UnlockDiagnosticVMOptions -XX:+DebugNonSafepoints, the lab's agent");
            facts.put("event loops", run.pinning().active() ? server.eventLoops() + " (unpinned: each stack's default)"
                    : "each stack's default");
        }
        facts.put("pinning", run.pinning().words());
    }

    private static void load(Circumstances run, Map<String, String> facts) {
        Options.Load load = run.options().load();
        if (load.inMemory()) {
            facts.put("generator", run.generator() + ": one request after the other, in memory, without a socket");
            return;
        }
        String given = Stream.of("connections", "threads", "pipelining")
                .filter(name -> !run.options().texts().get("lab." + name).isEmpty())
                .map(name -> name + " " + run.options().texts().get("lab." + name)).collect(Collectors.joining(", "));
        facts.put("generator", run.generator() + ", closed loop, "
                + (given.isEmpty() ? "32 connections on 1 thread without pipelining unless the scenario says otherwise"
                        : given));
        facts.put("fixed rate", !run.options().passes().latency() ? "not run"
                : "Hyperfoil, from intended send times, at " + (load.rate().isPresent() ? load.rate().getAsInt() + " requests/s"
                        : run.options().passes().utilisations().stream().map(String::valueOf).collect(Collectors.joining(", "))
                                + " % of what the slowest target could do"));
    }

    /** {@return how trials are made, which a pilot may change} */
    public static Map<String, String> method(Options options) {
        Map<String, String> facts = new LinkedHashMap<>();
        Options.Timing timing = options.timing();
        facts.put(ORDER, "balanced over the rounds, from lab.seed " + timing.seed());
        if (options.load().inMemory()) {
            facts.put("rounds", timing.rounds() + " of " + timing.durationSeconds() + " s, each trial a fork of JMH, after "
                    + timing.warmupSeconds() + " s of warm-up");
            facts.put("steady",
                    "in the last second that counts a request costs at most 10 % less than in the first; otherwise the"
                            + " trial is run again, " + timing.retries() + " time(s)");
            return facts;
        }
        facts.put("rounds", timing.rounds() + " of " + timing.durationSeconds() + " s, each trial in a fresh JVM, after up to "
                + timing.warmupSeconds() + " s of warm-up");
        facts.put("steady",
                "JIT under 5 % of the time in 4 undisturbed windows of 1 s; and in the timed window JIT under 5 %, GC under 10 %,"
                        + " CPU per request at most 10 % below those");
        facts.put("noise gate", "other work took more than " + timing.noisePercent()
                + " % of the window and its cores; such a trial, and one that wasn't steady, is run again, " + timing.retries()
                + " time(s)");
        return facts;
    }
}
