package dev.straightway.bench.jmh;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.openjdk.jmh.results.RunResult;

import dev.straightway.bench.micro.score.Scores;

/**
 * The match behind a locator of which only run time knows over that behind a flattened one, for one class and for 200, beside
 * the target for 200.
 */
final class LocatorCosts {

    private static final double MOST = 1.15;

    private final Collection<RunResult> results;

    /** @param results those of other benchmarks among them */
    LocatorCosts(Collection<RunResult> results) {
        this.results = results;
    }

    /** {@return the costs; nothing if one of them wasn't measured} */
    String text() {
        Map<LocatedRequests.Way, RunResult> ways = new EnumMap<>(LocatedRequests.Way.class);
        for (LocatedRequests.Way way : LocatedRequests.Way.values()) {
            result(way).ifPresent(result -> ways.put(way, result));
        }
        return ways.size() == LocatedRequests.Way.values().length ? text(ways) : "";
    }

    private static String text(Map<LocatedRequests.Way, RunResult> ways) {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%n%-10s  %16s  %10s%n", "locator", "time", "bytes"));
        ways.forEach((way, result) -> text.append(line(way, result)));
        double ofOne = overFlattened(ways, LocatedRequests.Way.OF_ONE);
        double ofAll = overFlattened(ways, LocatedRequests.Way.DYNAMIC);
        return text + String.format(Locale.ROOT, "Of one class over flattened: %.2f%n", ofOne)
                + String.format(Locale.ROOT, "Of %d classes over flattened: %.2f (target: <= %.2f)%s%n",
                        LocatorBenchmark.CLASSES, ofAll, MOST, Scores.verdict(ofAll <= MOST));
    }

    private static double overFlattened(Map<LocatedRequests.Way, RunResult> ways, LocatedRequests.Way way) {
        return ways.get(way).getPrimaryResult().getScore()
                / ways.get(LocatedRequests.Way.FLATTENED).getPrimaryResult().getScore();
    }

    private static String line(LocatedRequests.Way way, RunResult result) {
        return String.format(Locale.ROOT, "%-10s  %6.1f ± %4.1f ns  %10.0f%n", way, result.getPrimaryResult().getScore(),
                result.getPrimaryResult().getScoreError(), Scores.bytes(result));
    }

    private Optional<RunResult> result(LocatedRequests.Way way) {
        return results.stream().filter(result -> way.name().equals(result.getParams().getParam("way"))).findAny();
    }
}
