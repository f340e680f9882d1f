package dev.straightway.lab.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Spectrum;

/**
 * The response times of each target, scenario and rate as a line; a percentile that the answers don't bear is an empty field.
 */
final class LatencyCsv {

    private static final double[] PERCENTILES = { 50, 90, 99, 99.9, 99.99 };

    private LatencyCsv() {
    }

    static String of(Results results) {
        return TrialsCsv.csv(Stream.concat(Stream.of(head()), results.spectra().stream().map(LatencyCsv::line)));
    }

    private static List<String> head() {
        return Stream.of(
                List.of("target", "scenario", "utilisation-percent", "offered", "achieved", "answers", "not-sent-in-time",
                        "generator-late"),
                DoubleStream.of(PERCENTILES).mapToObj(percentile -> "p" + plain(percentile) + "-micros").toList(),
                List.of("counts", "failure", "doubts", "errors")).flatMap(List::stream).toList();
    }

    private static List<String> line(Spectrum spectrum) {
        Spectrum.Pace pace = spectrum.pace();
        List<String> fields = new ArrayList<>(List.of(spectrum.target(), spectrum.scenario(),
                pace.utilisationPercent() == 0 ? "" : plain(pace.utilisationPercent()), plain(spectrum.offeredPerSecond()),
                Double.toString(spectrum.achievedPerSecond()), Long.toString(pace.answers()), Long.toString(spectrum.unsent()),
                Long.toString(pace.generatorLate())));
        for (double percentile : PERCENTILES) {
            OptionalDouble micros = spectrum.micros(percentile);
            fields.add(micros.isPresent() ? Double.toString(micros.getAsDouble()) : "");
        }
        fields.addAll(List.of(Boolean.toString(spectrum.counts()), spectrum.failure() == null ? "" : spectrum.failure(),
                spectrum.conditions().doubtful() ? spectrum.conditions().remark() : "",
                spectrum.errors().entrySet().stream().map(error -> error.getKey() + " " + error.getValue())
                        .collect(Collectors.joining("; "))));
        return fields;
    }

    /** {@return 50 for 50.0} */
    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
