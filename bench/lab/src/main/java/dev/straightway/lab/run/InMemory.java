package dev.straightway.lab.run;

import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.straightway.lab.metric.BenchmarkMetric;
import dev.straightway.lab.metric.Metrics;
import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.BenchmarkRunner;
import dev.straightway.lab.trial.TrialRunner;
import dev.straightway.lab.trial.Trials;

/**
 * What is otherwise in a run whose trials are micro-benchmarks.
 *
 * @param options of the run, which says whether they are
 * @param children the processes that they run in
 */
record InMemory(Home home, Options options, Children children) {

    /** {@return what runs the trials} */
    Trials trials(Bench bench) {
        return options.load().inMemory() ? new BenchmarkRunner(bench, home.micro(), children) : new TrialRunner(bench);
    }

    /** {@return what the trials tell} */
    List<MeasuredMetric> metrics() {
        return options.load().inMemory() ? BenchmarkMetric.descriptions() : Metrics.descriptions();
    }

    /** @throws TrialFailure with the fix if micro-benchmarks can't be run as they are asked for */
    void requireReady() {
        if (!options.load().inMemory()) {
            return;
        }
        Map<Option, Boolean> ofServers = new LinkedHashMap<>();
        ofServers.put(Option.LATENCY, options.passes().latency());
        ofServers.put(Option.PROFILE, options.passes().profile());
        ofServers.put(Option.AUGMENTATION, options.passes().augmentations() > 0);
        ofServers.put(Option.SERVER, options.machine().ssh().isPresent());
        ofServers.put(Option.AGENTS, !options.machine().agents().isEmpty());
        ofServers.put(Option.PRECISION, options.timing().precision().isPresent());
        String asked = ofServers.entrySet().stream().filter(Map.Entry::getValue).map(entry -> entry.getKey().property())
                .collect(Collectors.joining(", "));
        if (!asked.isEmpty()) {
            throw new TrialFailure("Micro-benchmarks (lab.generator=jmh) have no servers, which are asked for by " + asked
                    + ". Take lab.preset=micro, which has none of these.");
        }
        if (!Files.isRegularFile(home.micro())) {
            throw new TrialFailure("The micro-benchmark isn't built: " + home.micro()
                    + " is missing. Run 'mvn package -DskipTests' first.");
        }
    }
}
