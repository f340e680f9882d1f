package dev.straightway.bench.jmh;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.openjdk.jmh.results.RunResult;

import dev.straightway.bench.micro.score.Scores;

/** The cost of the parts that have no target: negotiation, converters, JSON. */
final class PartCosts {

    private static final List<Class<?>> PARTS = List.of(NegotiationBenchmark.class, ConverterBenchmark.class,
            JsonBenchmark.class);

    private final List<RunResult> results;

    /** @param all those of other benchmarks among them */
    PartCosts(Collection<RunResult> all) {
        this.results = all.stream().filter(result -> PARTS.stream().anyMatch(part -> isOf(result, part)))
                .sorted(Comparator.comparing(PartCosts::name)).toList();
    }

    String text() {
        return results.isEmpty() ? ""
                : results.stream().map(PartCosts::line).collect(Collectors.joining("",
                        String.format(Locale.ROOT, "%n%-64s  %20s  %8s%n", "part", "time", "bytes"), ""));
    }

    private static String line(RunResult result) {
        return String.format(Locale.ROOT, "%-64s  %8.1f \u00b1 %6.1f ns  %8.0f%n", name(result),
                result.getPrimaryResult().getScore(), result.getPrimaryResult().getScoreError(), Scores.bytes(result));
    }

    private static boolean isOf(RunResult result, Class<?> part) {
        return result.getParams().getBenchmark().startsWith(part.getName() + ".");
    }

    private static String name(RunResult result) {
        String benchmark = result.getParams().getBenchmark().substring(PartCosts.class.getPackageName().length() + 1);
        String accept = result.getParams().getParam("accept");
        return accept == null ? benchmark : benchmark + " " + accept.substring(0, Math.min(accept.length(), 24));
    }
}
