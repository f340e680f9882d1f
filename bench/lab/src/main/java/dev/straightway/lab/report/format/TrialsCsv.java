package dev.straightway.lab.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.Values;

/** Every trial as a line, those that don't count among them; a metric that is unknown, or doesn't count, is an empty field. */
final class TrialsCsv {

    private static final List<String> HEAD = List.of("target", "scenario", "placement", "round", "attempt", "outcome", "reason",
            "steady", "warmup-seconds");

    private TrialsCsv() {
    }

    static String of(Results results) {
        List<String> metrics = results.metrics().stream().map(MeasuredMetric::name).toList();
        Stream<List<String>> lines = Stream.concat(Stream.of(head(metrics)),
                results.trials().stream().map(trial -> line(results, trial, metrics)));
        return csv(lines);
    }

    /** {@return lines of fields as RFC 4180 has them} */
    static String csv(Stream<List<String>> lines) {
        return lines.map(fields -> fields.stream().map(TrialsCsv::quoted).collect(Collectors.joining(",", "", "\r\n")))
                .collect(Collectors.joining());
    }

    private static List<String> head(List<String> metrics) {
        return Stream.of(HEAD, metrics, List.of("errors")).flatMap(List::stream).toList();
    }

    private static List<String> line(Results results, Trial trial, List<String> metrics) {
        Values counting = Values.of(results, trial.target(), trial.scenario(), trial.placement());
        List<String> fields = new ArrayList<>(List.of(trial.target(), trial.scenario(), trial.placement(),
                Integer.toString(trial.round()), Integer.toString(trial.attempt()), trial.outcome().name(),
                trial.reason() == null ? "" : trial.reason(), Boolean.toString(trial.steady()),
                Double.toString(trial.warmupSeconds())));
        metrics.forEach(metric -> fields.add(
                trial.values().containsKey(metric) && counting.tells(metric) ? trial.values().get(metric).toString() : ""));
        fields.add(trial.errors().entrySet().stream().map(error -> error.getKey() + " " + error.getValue())
                .collect(Collectors.joining("; ")));
        return fields;
    }

    private static String quoted(String field) {
        return field.matches("[^\",\r\n]*") ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
