package dev.straightway.generator.hyperfoil;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.api.config.BenchmarkDefinitionException;
import io.hyperfoil.api.statistics.StatisticsSnapshot;
import io.hyperfoil.core.impl.LocalBenchmarkData;
import io.hyperfoil.core.impl.LocalSimulationRunner;
import io.hyperfoil.core.parser.BenchmarkParser;
import io.hyperfoil.core.parser.ParserException;
import io.hyperfoil.http.statistics.HttpStats;

/** A benchmark in Hyperfoil's own format, read by Hyperfoil's own parser. */
final class BenchmarkFile {

    private final Benchmark benchmark;

    private BenchmarkFile(Benchmark benchmark) {
        this.benchmark = benchmark;
    }

    /**
     * @param parameters values of the template's parameters, for those that don't keep their defaults
     * @throws BenchmarkDefinitionException if it is no benchmark
     */
    static BenchmarkFile read(Path file, Map<String, String> parameters) throws IOException {
        try (InputStream yaml = Files.newInputStream(file)) {
            return new BenchmarkFile(BenchmarkParser.instance().buildBenchmark(yaml, new LocalBenchmarkData(file), parameters));
        } catch (ParserException | RuntimeException e) {
            // The parser also fails with whatever a wrong file leads it to, as an index that is out of bounds.
            throw new BenchmarkDefinitionException("'" + file + "' is no benchmark for Hyperfoil: " + e.getMessage(), e);
        }
    }

    /** {@return what Hyperfoil has understood} */
    Map<String, Object> outline() {
        Map<String, Object> outline = new LinkedHashMap<>();
        outline.put("name", benchmark.name());
        Map<String, Map<String, String>> agents = new LinkedHashMap<>();
        for (var agent : benchmark.agents()) {
            agents.put(agent.name, agent.properties == null ? Map.of() : agent.properties);
        }
        outline.put("agents", agents);
        outline.put("phases", benchmark.phases().stream().map(phase -> phase.name() + ": " + phase.model.getClass()
                .getSimpleName() + ", " + phase.duration() + " ms").toList());
        return outline;
    }

    /** {@return the counts of a run in this process, as its first agent} */
    Map<String, Object> run() {
        StatisticsSnapshot total = new StatisticsSnapshot();
        new LocalSimulationRunner(benchmark, (phase, step, metric, snapshot, countDown) -> {
            synchronized (total) {
                total.add(snapshot);
            }
        }, null, null).run();
        HttpStats http = HttpStats.get(total);
        Map<String, Object> counts = new LinkedHashMap<>();
        counts.put("requests", total.requestCount);
        counts.put("responses", total.responseCount);
        counts.put("invalid", total.invalid);
        counts.put("errors", total.connectionErrors + total.requestTimeouts + total.internalErrors);
        counts.put("statuses", http.statuses());
        return counts;
    }
}
