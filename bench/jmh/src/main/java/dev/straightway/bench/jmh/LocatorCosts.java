package dev.straightway.bench.jmh;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

import org.openjdk.jmh.results.RunResult;

import dev.straightway.bench.micro.score.Scores;

/** The match behind a locator of 200 classes over that behind a flattened one, beside its target. */
final class LocatorCosts {

    private static final double MOST = 1.15;

    private final Collection<RunResult> results;

    /** @param results those of other benchmarks among them */
    LocatorCosts(Collection<RunResult> results) {
        this.results = results;
    }

    /** {@return the costs; nothing if one of the two wasn't measured} */
    String text() {
        Optional<RunResult> flattened = result(LocatedRequests.Way.FLATTENED);
        Optional<RunResult> dynamic = result(LocatedRequests.Way.DYNAMIC);
        return flattened.isPresent() && dynamic.isPresent() ? text(flattened.get(), dynamic.get()) : "";
    }

    private static String text(RunResult flattened, RunResult dynamic) {
        double ratio = dynamic.getPrimaryResult().getScore() / flattened.getPrimaryResult().getScore();
        return String.format(Locale.ROOT, "%n%-10s  %16s  %10s%n", "locator", "time", "bytes")
                + line(LocatedRequests.Way.FLATTENED, flattened) + line(LocatedRequests.Way.DYNAMIC, dynamic)
                + String.format(Locale.ROOT, "Of %d classes over flattened: %.2f (target: <= %.2f)%s%n",
                        LocatorBenchmark.CLASSES, ratio, MOST, Scores.verdict(ratio <= MOST));
    }

    private static String line(LocatedRequests.Way way, RunResult result) {
        return String.format(Locale.ROOT, "%-10s  %6.1f ± %4.1f ns  %10.0f%n", way, result.getPrimaryResult().getScore(),
                result.getPrimaryResult().getScoreError(), Scores.bytes(result));
    }

    private Optional<RunResult> result(LocatedRequests.Way way) {
        return results.stream().filter(result -> way.name().equals(result.getParams().getParam("way"))).findAny();
    }
}
