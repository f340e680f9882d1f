package dev.straightway.lab.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.TrialFailure;

/**
 * Hyperfoil in a JVM of its own, which stays for all loads: its code is warm after the first. It knows the closed loop and
 * the fixed rate.
 * <p>
 * For one thread. A process that crashed or was stuck has failed its load; the next load starts another.
 */
public final class Hyperfoil implements Generator {

    private final HyperfoilProcess process;
    private final Pinning pinning;
    private final String version;

    private Hyperfoil(HyperfoilProcess process, Pinning pinning, String version) {
        this.process = process;
        this.pinning = pinning;
        this.version = version;
    }

    /**
     * @param jar the program that embeds Hyperfoil
     * @param log where its own output goes
     * @throws TrialFailure if the program isn't built
     */
    public static Hyperfoil start(Path jar, Path log, Pinning pinning) throws IOException {
        if (!Files.exists(jar)) {
            throw new TrialFailure(jar + " isn't there; build it with 'mvn package'");
        }
        HyperfoilProcess process = new HyperfoilProcess(jar, log, pinning);
        process.start();
        return new Hyperfoil(process, pinning, version(jar.resolveSibling("lib")));
    }

    @Override
    public String name() {
        return "Hyperfoil " + version + ", embedded";
    }

    @Override
    public LoadResult run(LoadRequest request) throws IOException {
        return result(measure(request, 0), Wrk.cores(pinning, request.shape().threads()));
    }

    /**
     * Sends requests at a fixed rate, whatever the server does, and times each answer from when its request was to be sent.
     *
     * @param target its name, for the result
     * @param perSecond requests a second
     * @return the response times, under conditions that know of the generator only; with {@link Spectrum#failure} and without
     *         points if there was no load
     */
    public Spectrum atRate(String target, LoadRequest request, double perSecond) throws IOException {
        try {
            return spectrum(target, request, perSecond, measure(request, perSecond),
                    Wrk.cores(pinning, request.shape().threads()));
        } catch (TrialFailure failure) {
            return new Spectrum(target, request.scenario().name(), perSecond, 0, 0, List.of(), Map.of(), failure.getMessage(),
                    Conditions.UNKNOWN, Spectrum.Pace.UNKNOWN);
        }
    }

    @Override
    public void close() {
        process.end();
    }

    private JsonNode measure(LoadRequest request, double perSecond) throws IOException {
        JsonNode measured = process.ask(load(request, perSecond), request.seconds());
        if (measured.hasNonNull("failure")) {
            throw new TrialFailure("Hyperfoil " + measured.get("failure").asText() + "; is the server running?");
        }
        return measured;
    }

    private static String version(Path libraries) throws IOException {
        try (Stream<Path> files = Files.list(libraries)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("hyperfoil-core-"))
                    .map(name -> name.replace("hyperfoil-core-", "").replace(".jar", "")).findFirst()
                    .orElse("of unknown version");
        }
    }

    private static Map<String, Object> load(LoadRequest request, double perSecond) {
        Scenario scenario = request.scenario();
        Map<String, Object> expected = new LinkedHashMap<>();
        expected.put("status", scenario.expected().status());
        expected.put("mediaType", request.mediaType());
        expected.put("body", scenario.expected().body());
        expected.put("sameLength", scenario.expected().items().isPresent());
        Map<String, Object> load = new LinkedHashMap<>();
        load.put("host", request.address().host());
        load.put("port", request.address().port());
        load.put("method", scenario.method());
        load.put("path", scenario.path());
        load.put("headers", scenario.headers());
        load.put("body", scenario.body());
        load.put("expected", expected);
        load.put("connections", request.shape().connections());
        load.put("threads", request.shape().threads());
        load.put("pipelining", request.shape().pipelining());
        load.put("seconds", request.seconds());
        load.put("perSecond", perSecond);
        return load;
    }

    static LoadResult result(JsonNode measured, int cores) {
        JsonNode latency = measured.get("latency");
        return new LoadResult(measured.get("requests").asLong(), measured.get("durationNanos").asLong(),
                new LoadResult.Latency(latency.get("p50Nanos").asLong(), latency.get("p90Nanos").asLong(),
                        latency.get("p99Nanos").asLong(), latency.get("p999Nanos").asLong(), latency.get("maxNanos").asLong()),
                errors(measured), Math.min(1, measured.get("cores").asDouble() / cores));
    }

    private static Spectrum spectrum(String target, LoadRequest request, double perSecond, JsonNode measured,
            int cores) {
        double achieved = measured.get("requests").asLong() * 1e9 / measured.get("durationNanos").asLong();
        long unsent = measured.get("late").asLong() + measured.get("unsent").asLong();
        List<Spectrum.Point> points = StreamSupport.stream(measured.get("curve").spliterator(), false)
                .map(point -> new Spectrum.Point(point.get("percentile").asDouble(), point.get("nanos").asLong() / 1e3))
                .toList();
        return new Spectrum(target, request.scenario().name(), perSecond, achieved, unsent, points, errors(measured),
                points.isEmpty() ? "no request was answered" : null,
                new Conditions(Double.NaN, 100 * Math.min(1, measured.get("cores").asDouble() / cores), Double.NaN, null),
                new Spectrum.Pace(0, measured.get("requests").asLong(), measured.get("generatorLate").asLong()));
    }

    private static Map<String, Long> errors(JsonNode measured) {
        Map<String, Long> errors = new LinkedHashMap<>();
        measured.get("errors").properties().forEach(error -> errors.put(error.getKey(), error.getValue().asLong()));
        return errors;
    }
}
