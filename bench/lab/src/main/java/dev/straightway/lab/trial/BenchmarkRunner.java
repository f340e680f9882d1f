package dev.straightway.lab.trial;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.metric.BenchmarkMetric;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Benchmark;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.ServerTarget;

/** Runs trials by JMH, in memory: a fork each, which checks its answers itself. */
public final class BenchmarkRunner implements Trials {

    private static final Map<String, String> ASKS = Map.of("GET /text", "GET", "GET /locator/text", "GET_LOCATOR",
            "POST /text", "POST", "POST /locator/text", "POST_LOCATOR", "PUT /text", "PUT", "PUT /locator/text",
            "PUT_LOCATOR");
    /** How much less than in the first second that counts a request may cost in the last. */
    private static final double MOST_FALLEN = 0.10;

    private final Bench bench;
    private final Path jar;
    private final Children children;

    /** @param jar of the micro-benchmark */
    public BenchmarkRunner(Bench bench, Path jar, Children children) {
        this.bench = bench;
        this.jar = jar;
        this.children = children;
    }

    /** {@return why only micro-benchmarks measure it, if that is so} */
    public static Optional<String> inMemoryOnly(ServerTarget target, Scenario scenario) {
        return target.noServer().or(() -> scenario.call().map(call -> "it is a call of a client; use --preset micro-clients"));
    }

    /** {@return why there is no micro-benchmark of it, if there is none} */
    public static Optional<String> lacks(ServerTarget target, Scenario scenario) {
        if (target.micro().isEmpty()) {
            return Optional.of("no micro-benchmark has this stack");
        }
        boolean client = target.micro().get().client();
        if (client || scenario.call().isPresent()) {
            return client && scenario.call().isPresent() ? Optional.empty()
                    : Optional.of("calls are measured of clients, and of clients alone");
        }
        return ask(scenario) == null ? Optional.of("micro-benchmarks ask for texts and locators only") : Optional.empty();
    }

    @Override
    public Trial run(Cell cell, int attempt, int warmupSeconds, Optional<Examination> examination)
            throws InterruptedException {
        Trial trial = tried(cell, attempt);
        examination.filter(one -> one.in().test(trial))
                .ifPresent(one -> one.missing(cell, "a micro-benchmark has no server that could be looked at"));
        return trial;
    }

    private Trial tried(Cell cell, int attempt) throws InterruptedException {
        try {
            return measured(cell, attempt);
        } catch (TrialFailure | IOException | IllegalArgumentException failure) {
            children.requireGoingOn();
            return TrialRunner.failed(cell, attempt, failure.getMessage(), Map.of());
        }
    }

    private Trial measured(Cell cell, int attempt) throws IOException, InterruptedException {
        // The same for all, since nothing tells when a fork is warm.
        int warmupSeconds = bench.options().timing().warmupSeconds();
        String name = cell.name() + (attempt == 1 ? "" : "-again-" + attempt);
        Path json = bench.logs().resolve(name + ".json");
        Benchmark benchmark = new Benchmark(jar, bench.options().server(), cell.placement().pinning());
        Benchmark.Fork fork = new Benchmark.Fork(subject(cell), warmupSeconds, bench.options().timing().durationSeconds());
        benchmark.run(children, fork, json, bench.logs().resolve(name + ".log"));
        JsonNode result = only(new ObjectMapper().readTree(json.toFile()));
        Optional<String> fallen = fallen(result.at("/primaryMetric/rawData/0"));
        return new Trial(cell.target().name(), cell.scenario().name(), cell.placement().name(), cell.round(), attempt,
                fallen.isPresent() ? Outcome.UNSTEADY : Outcome.VALID, fallen.orElse(null), fallen.isEmpty(), warmupSeconds,
                BenchmarkMetric.of(result), Map.of(), benchmark.command(fork, json));
    }

    private static Benchmark.Subject subject(Cell cell) {
        String name = cell.target().micro().orElseThrow().name();
        return cell.scenario().call().map(call -> Benchmark.Subject.client(name, call))
                .orElseGet(() -> Benchmark.Subject.stack(name, ask(cell.scenario())));
    }

    private static JsonNode only(JsonNode results) {
        if (results.size() != 1) {
            throw new IllegalArgumentException("JMH has " + results.size() + " results of one benchmark");
        }
        return results.get(0);
    }

    /** {@return that the cost was still falling, if it was; a warm-up by seconds may be too short} */
    static Optional<String> fallen(JsonNode nanos) {
        double first = nanos.path(0).asDouble();
        double last = nanos.path(nanos.size() - 1).asDouble();
        return last >= (1 - MOST_FALLEN) * first ? Optional.empty()
                : Optional.of(String.format(Locale.ROOT,
                        "a request cost %.0f ns in the first second that counts and %.0f ns in the last", first, last));
    }

    private static String ask(Scenario scenario) {
        return ASKS.get(scenario.method() + " " + scenario.path());
    }
}
