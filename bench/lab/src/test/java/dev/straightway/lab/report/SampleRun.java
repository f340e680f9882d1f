package dev.straightway.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.ProfileDifference;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.Curve;
import dev.straightway.lab.results.Results.Findings;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Results.Run;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;

/** A run that never took place, made of seeded numbers: it has every part that a report shows. */
final class SampleRun {

    static final String ATTACK = "<script>document.title='owned'</script>";

    static final List<MeasuredMetric> METRICS = List.of(
            new MeasuredMetric("user", "User CPU", "µs/request", true, true, "/proc/PID/stat"),
            new MeasuredMetric("system", "System CPU", "µs/request", true, false, "/proc/PID/stat"),
            new MeasuredMetric("bytes", "Allocated", "bytes/request", true, false, "ThreadMXBean"),
            new MeasuredMetric("rate", "Throughput", "requests/s", false, false, "closed loop"),
            new MeasuredMetric("p99", "99 % served within, closed loop", "µs", true, false, "closed loop"));

    private static final List<MeasuredTarget> TARGETS = List.of(
            new MeasuredTarget("classic", "RESTEasy Classic", "worker", "made up 1", false),
            new MeasuredTarget("quarkus-rest", "Quarkus REST", "event loop", "made up 2", true),
            new MeasuredTarget("straightway", "Straightway", "event loop", "made up 3", false),
            new MeasuredTarget("vertx", "Vert.x by hand", "event loop", "made up 4", false));
    private static final double[] COSTS = { 2.2, 1, 0.72, 0.6 };
    private static final Curve CURVE = new Curve("routes", "Number of routes", "routes");
    private static final List<String> PHASES = List.of("I/O", "HTTP", "threading", "route matching", "filters",
            "parameters and reading", "invocation", "writer selection", "serialization", "CDI scope", "user code", "JVM",
            Attribution.UNMATCHED);
    private static final double[] SHARES = { 0.22, 0.16, 0.04, 0.12, 0.02, 0.06, 0.05, 0.07, 0.13, 0.04, 0.02, 0.05, 0.02 };

    private final Random random = new Random(42);
    private final double dearer;

    private SampleRun(double dearer) {
        this.dearer = dearer;
    }

    static Results complete() {
        return new SampleRun(1).results(6);
    }

    /** {@return a run as complete, in which Classic costs many times as much} */
    static Results overADecade() {
        return new SampleRun(6).results(6);
    }

    /** {@return a run as complete, of so few rounds that nothing can be said} */
    static Results of(int rounds) {
        return new SampleRun(1).results(rounds);
    }

    /** {@return a run of one target that was interrupted before a trial was valid} */
    static Results bare() {
        return new Results(new Run(Results.FORMAT, "2026-01-01T00:00:00Z", false, Map.of(), Map.of(),
                TARGETS.subList(1, 2), List.of(scenario("get", "GET person", null, 0)), METRICS),
                Findings.of(
                        List.of(trial("quarkus-rest", "get", 1, 1, Outcome.FAILED, "the server ended with code 1", Map.of()))));
    }

    private Results results(int rounds) {
        List<MeasuredScenario> scenarios = new ArrayList<>(List.of(scenario("get", "GET person", null, 0),
                scenario("post", "POST person", null, 0)));
        for (int routes : List.of(1, 10, 100, 1000)) {
            scenarios.add(scenario("routes-" + routes, routes + " routes", CURVE, routes));
        }
        return new Results(new Run(Results.FORMAT, "2026-01-01T00:00:00Z", true, environment(),
                Map.of("lab.rounds", "" + rounds), TARGETS, scenarios, METRICS),
                new Findings(trials(scenarios, rounds), spectra(), profiles(), differences(), attributions(),
                        List.of("Made up for a test of the report: none of these figures was measured.")));
    }

    private static MeasuredScenario scenario(String name, String title, Curve curve, double x) {
        return new MeasuredScenario(name, title, "GET /person", "stack's choice", curve, x);
    }

    private static Map<String, String> environment() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("machine", "a made up one, 2 cores");
        facts.put("collector", "-XX:+UseParallelGC");
        facts.put("heap", "-Xms256m -Xmx256m");
        facts.put("commit", ATTACK);
        return facts;
    }

    private List<Trial> trials(List<MeasuredScenario> scenarios, int rounds) {
        List<Trial> trials = new ArrayList<>();
        trials.add(trial("straightway", "get", 1, 1, Outcome.NOISY, "run-queue wait 14 % of the window", values(0.9, 1)));
        trials.add(trial("classic", "post", 1, 1, Outcome.FAILED, "wrong body: " + ATTACK, Map.of()));
        for (int round = 1; round <= rounds; round++) {
            for (MeasuredScenario scenario : scenarios) {
                for (int i = 0; i < TARGETS.size(); i++) {
                    double growth = scenario.curve() == null ? 0 : scenario.x() * (i == 0 ? 0.02 : 0.0005);
                    trials.add(trial(TARGETS.get(i).name(), scenario.name(), round, 2, Outcome.VALID, null,
                            values(COSTS[i] * (i == 0 ? dearer : 1), 15 + growth)));
                }
            }
            for (int i = 0; i < TARGETS.size(); i++) {
                Trial pinned = trial(TARGETS.get(i).name(), "get", round, 1, Outcome.VALID, null, values(COSTS[i], 17));
                trials.add(new Trial(pinned.target(), pinned.scenario(), "unpinned", round, 1, Outcome.VALID, null, true, 9,
                        pinned.values(), Map.of(), pinned.commandLine()));
            }
        }
        return trials;
    }

    private Map<String, Double> values(double cost, double micros) {
        double noise = 1 + 0.02 * random.nextGaussian();
        return Map.of("user", cost * micros * noise, "system", 5 + random.nextDouble(), "bytes",
                3000 * cost * (1 + 0.002 * random.nextGaussian()), "rate", 52_000 / cost * (1 + 0.06 * random.nextGaussian()),
                "p99", 900 * cost);
    }

    private static Trial trial(String target, String scenario, int round, int attempt, Outcome outcome, String reason,
            Map<String, Double> values) {
        return new Trial(target, scenario, "pinned", round, attempt, outcome, reason, true, 9.5, values,
                outcome == Outcome.FAILED ? Map.of("body", 3L) : Map.of(),
                List.of("java", "-XX:+UseParallelGC", "-jar", target + ".jar"));
    }

    private static List<Spectrum> spectra() {
        List<Spectrum> spectra = new ArrayList<>();
        for (int i = 0; i < TARGETS.size(); i++) {
            List<Spectrum.Point> points = new ArrayList<>();
            for (double nines = 0; nines <= 4.6; nines += 0.1) {
                points.add(new Spectrum.Point(100 - 100 * Math.pow(10, -nines), 180 * COSTS[i] * Math.exp(0.9 * nines)));
            }
            points.add(new Spectrum.Point(100, 20_000 * COSTS[i]));
            spectra.add(new Spectrum(TARGETS.get(i).name(), "post", 2000, 1999, 0, points, Map.of(), null, Conditions.UNKNOWN,
                    new Spectrum.Pace(25, 6_000, 0)));
            spectra.add(new Spectrum(TARGETS.get(i).name(), "post", 7200, 7100, 0, points, Map.of(), null,
                    i == 0 ? Conditions.UNKNOWN.remarking("the generator couldn't keep the schedule") : Conditions.UNKNOWN,
                    new Spectrum.Pace(90, 21_600, 0)));
            spectra.add(new Spectrum(TARGETS.get(i).name(), "get", 8000, 7998.4, i == 0 ? 12 : 0, points, Map.of(), null,
                    i == 0 ? new Conditions(7, 30, 0, "other work took 7.0 % of the window") : Conditions.UNKNOWN,
                    new Spectrum.Pace(50, 24_000, 0)));
        }
        return spectra;
    }

    private static List<Attribution> attributions() {
        List<Attribution> all = new ArrayList<>();
        for (String kind : List.of("cpu", "alloc")) {
            for (int i = 0; i < TARGETS.size(); i++) {
                Map<String, Double> phases = new LinkedHashMap<>();
                double total = 0;
                for (int phase = 0; phase < PHASES.size(); phase++) {
                    double cost = (kind.equals("cpu") ? 20 : 3000) * SHARES[phase] * (phase < 2 ? 1 : COSTS[i]);
                    phases.put(PHASES.get(phase), cost);
                    total += cost;
                }
                all.add(new Attribution(TARGETS.get(i).name(), "get", kind, phases, total, 0.97));
            }
        }
        return all;
    }

    private static List<Profile> profiles() {
        return List.of(
                new Profile("quarkus-rest", "get", "cpu", "async-profiler, made up", 12_345, 2.5, "flamegraphs/base get.html",
                        null, Conditions.UNKNOWN),
                new Profile("straightway", "get", "cpu", "async-profiler, made up", 11_111, 2.25, "flamegraphs/own.html", null,
                        Conditions.UNKNOWN),
                new Profile("vertx", "get", "alloc", "JFR", 0, Double.NaN, null, "no native library", Conditions.UNKNOWN));
    }

    private static List<ProfileDifference> differences() {
        return List.of(new ProfileDifference("quarkus-rest", "straightway", "get", "cpu", 75.2, "flamegraphs/diff.html"));
    }
}
