package dev.straightway.bench.jmh;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

import org.openjdk.jmh.results.RunResult;

import dev.straightway.bench.micro.score.Scores;

/** The cost of a link in time and bytes, beside its target. */
final class LinkCosts {

    /** How many nanoseconds a link may take. */
    private static final double MOST = 60;

    private final List<RunResult> results;

    /** @param all those of other benchmarks among them */
    LinkCosts(Collection<RunResult> all) {
        this.results = all.stream().filter(result -> name(result).startsWith(LinkBenchmark.class.getName() + "."))
                .sorted(Comparator.comparing(LinkCosts::name)).toList();
    }

    String text() {
        if (results.isEmpty()) {
            return "";
        }
        StringBuilder lines = new StringBuilder(
                String.format(Locale.ROOT, "%n%-13s  %10s  %10s  %8s%n", "link", "time", "bytes", "target"));
        for (RunResult result : results) {
            double nanoseconds = result.getPrimaryResult().getScore();
            lines.append(String.format(Locale.ROOT, "%-13s  %7.1f ns  %10.0f  %8s%s%n",
                    name(result).substring(LinkBenchmark.class.getName().length() + 1), nanoseconds,
                    Scores.bytes(result), "<= " + (int) MOST, Scores.verdict(nanoseconds <= MOST)));
        }
        return lines.toString();
    }

    private static String name(RunResult result) {
        return result.getParams().getBenchmark();
    }
}
