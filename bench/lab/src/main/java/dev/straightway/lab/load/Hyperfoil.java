package dev.straightway.lab.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.TrialFailure;

/**
 * Hyperfoil in JVMs of its own, one of this machine or one on each of several others, which stay for all loads: their code is
 * warm after the first. It knows the closed loop and the fixed rate.
 * <p>
 * For one thread. A process that crashed or was stuck has failed its load; the next load starts another.
 */
public final class Hyperfoil implements Generator {

    private final Senders senders;
    private final String name;

    private Hyperfoil(Senders senders, String name) {
        this.senders = senders;
        this.name = name;
    }

    /**
     * @param jar the program that embeds Hyperfoil
     * @param log where its own output goes
     * @throws TrialFailure if the program isn't built
     */
    public static Hyperfoil start(Path jar, Path log, Pinning pinning, Children children) throws IOException {
        return new Hyperfoil(new Senders(List.of(HyperfoilProcess.start(jar, log, pinning, children))),
                "Hyperfoil " + HyperfoilVersion.of(jar) + ", embedded");
    }

    /**
     * {@return the same on other machines, which share each load}
     *
     * @param jar which they have a copy of
     * @param agents one or more
     */
    public static Hyperfoil on(List<? extends Sender> agents, Path jar) throws IOException {
        return new Hyperfoil(new Senders(agents), "Hyperfoil " + HyperfoilVersion.of(jar) + ", embedded, on "
                + agents.stream().map(Sender::at).collect(Collectors.joining(" and ")));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public LoadResult run(LoadRequest request) throws IOException, InterruptedException {
        return result(senders.measure(new Question(request, 0)));
    }

    /**
     * Sends requests at a fixed rate, whatever the server does, and times each answer from when its request was to be sent.
     *
     * @param target its name, for the result
     * @param perSecond requests a second
     * @return the response times, under conditions that know of the generator only; with {@link Spectrum#failure} and without
     *         points if there was no load
     */
    public Spectrum atRate(String target, LoadRequest request, double perSecond) throws IOException, InterruptedException {
        try {
            return spectrum(target, request, perSecond, senders.measure(new Question(request, perSecond)));
        } catch (TrialFailure failure) {
            return new Spectrum(target, request.scenario().name(), perSecond, 0, 0, List.of(), Map.of(), failure.getMessage(),
                    Conditions.UNKNOWN, Spectrum.Pace.UNKNOWN);
        }
    }

    @Override
    public void close() {
        senders.close();
    }

    static LoadResult result(JsonNode measured) {
        JsonNode latency = measured.get("latency");
        return new LoadResult(measured.get("requests").asLong(), measured.get("durationNanos").asLong(),
                new LoadResult.Latency(latency.get("p50Nanos").asLong(), latency.get("p90Nanos").asLong(),
                        latency.get("p99Nanos").asLong(), latency.get("p999Nanos").asLong(), latency.get("maxNanos").asLong()),
                errors(measured), measured.get("busy").asDouble(), measured.get("apartNanos").asLong());
    }

    private static Spectrum spectrum(String target, LoadRequest request, double perSecond, JsonNode measured) {
        double achieved = measured.get("requests").asLong() * 1e9 / measured.get("durationNanos").asLong();
        JsonNode pace = measured.get("pace");
        long unsent = pace.get("late").asLong() + pace.get("unsent").asLong();
        List<Spectrum.Point> points = StreamSupport.stream(measured.get("curve").spliterator(), false)
                .map(point -> new Spectrum.Point(point.get("percentile").asDouble(), point.get("nanos").asLong() / 1e3))
                .toList();
        return new Spectrum(target, request.scenario().name(), perSecond, achieved, unsent, points, errors(measured),
                points.isEmpty() ? "no request was answered" : null,
                new Conditions(Double.NaN, 100 * measured.get("busy").asDouble(), 100 * measured.get("jitShare").asDouble(),
                        Double.NaN,
                        Together.remark(measured.get("apartNanos").asLong(), request.seconds()).orElse(null)),
                new Spectrum.Pace(0, measured.get("requests").asLong(), pace.get("generatorLate").asLong()));
    }

    private static Map<String, Long> errors(JsonNode measured) {
        Map<String, Long> errors = new LinkedHashMap<>();
        measured.get("errors").properties().forEach(error -> errors.put(error.getKey(), error.getValue().asLong()));
        return errors;
    }
}
