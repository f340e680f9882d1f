package dev.straightway.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Pair;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;

/** Scenarios beside what they add to, as plain text, with what was published of them. */
final class PairText {

    private PairText() {
    }

    /** {@return a table for each pair; empty without one} */
    static String of(Reading reading) {
        return reading.primary().map(metric -> reading.pairs().stream().map(pair -> table(reading, pair, metric))
                .collect(Collectors.joining())).orElse("");
    }

    private static String table(Reading reading, Pair pair, MeasuredMetric metric) {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("", pair.plain().title(), pair.more().title(), "times"));
        reading.beside().forEach(one -> head.add(one.title() + ", times"));
        if (pair.isPublished()) {
            head.add("published times");
        }
        rows.add(head);
        for (MeasuredTarget target : reading.tried(pair.more())) {
            List<String> row = new ArrayList<>(List.of(target.title(), figure(reading, pair.plain(), target, metric),
                    figure(reading, pair.more(), target, metric), times(pair.ratio(reading, target, metric))));
            reading.beside().forEach(one -> row.add(times(pair.ratio(reading, target, one))));
            if (pair.isPublished()) {
                row.add(times(pair.publishedRatio(target)));
            }
            rows.add(row);
        }
        return "\n%s, beside %s: %s, %s%s\n".formatted(pair.more().title(), pair.plain().title(), metric.title(),
                metric.unit(), pair.isPublished() ? "; published: " + pair.publishedTitle() : "")
                + new TextTable(List.of(0)).draw(rows);
    }

    private static String figure(Reading reading, Group group, MeasuredTarget target, MeasuredMetric metric) {
        return reading.estimate(group, target, metric).map(Estimate::text).orElse(Numbers.UNKNOWN);
    }

    private static String times(OptionalDouble ratio) {
        return ratio.isPresent() ? Numbers.ratio(ratio.getAsDouble()) : Numbers.UNKNOWN;
    }
}
