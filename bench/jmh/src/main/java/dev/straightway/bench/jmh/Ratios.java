package dev.straightway.bench.jmh;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;

import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

import dev.straightway.bench.micro.score.Scores;

/**
 * The results of the large tables over those of the small ones, beside their targets.
 */
final class Ratios {

    private static final double NANOSECONDS_PER_SECOND = 1e9;
    /** How many seconds building the large table may take. */
    private static final double MOST_SECONDS_TO_BUILD = 5;
    /** Three benchmarks of two layouts and two sizes. */
    private static final int ALL = 12;
    /** How much more than the small table the large one may cost. */
    private static final Map<String, Double> MOST = Map.of("sampled", 1.3, "random", 2.5);

    private final Collection<RunResult> results;

    Ratios(Collection<RunResult> results) {
        this.results = results;
    }

    /** {@return the ratios; nothing unless all were measured} */
    String text() {
        return results.stream().filter(result -> isOfTables(result.getParams().getBenchmark())).count() == ALL ? ratios() : "";
    }

    private static boolean isOfTables(String benchmark) {
        return benchmark.startsWith(RouteTableBenchmark.class.getName() + ".");
    }

    private String ratios() {
        StringBuilder lines = new StringBuilder(
                line("%n%-8s  %-7s  %12s  %12s  %7s  %8s  %12s%n", "paths", "layout", "10 routes",
                        "2,000 routes", "ratio", "target", "B per match"));
        for (String paths : MOST.keySet().stream().sorted().toList()) {
            for (RouteSet.Layout layout : RouteSet.Layout.values()) {
                lines.append(found(paths, layout));
            }
        }
        for (RouteSet.Layout layout : RouteSet.Layout.values()) {
            double seconds = score("build", layout, RouteSet.LARGEST) / NANOSECONDS_PER_SECOND;
            lines.append(line("Building %,d routes, %s: %.4f s (target: under %.0f s)%s%n", RouteSet.LARGEST, layout, seconds,
                    MOST_SECONDS_TO_BUILD, Scores.verdict(seconds < MOST_SECONDS_TO_BUILD)));
        }
        return lines.toString();
    }

    private String found(String paths, RouteSet.Layout layout) {
        double few = score(paths, layout, RouteTableBenchmark.FEWEST);
        double many = score(paths, layout, RouteSet.LARGEST);
        double ratio = many / few;
        double allocated = Scores.bytes(result(paths, layout, RouteSet.LARGEST));
        return line("%-8s  %-7s  %9.1f ns  %9.1f ns  %7.2f  %8s  %12.0f%s%n", paths, layout, few, many, ratio,
                "<= " + MOST.get(paths), allocated, Scores.verdict(ratio <= MOST.get(paths)));
    }

    private double score(String benchmark, RouteSet.Layout layout, int routes) {
        Result<?> primary = result(benchmark, layout, routes).getPrimaryResult();
        return primary.getScore();
    }

    private RunResult result(String benchmark, RouteSet.Layout layout, int routes) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + benchmark))
                .filter(result -> result.getParams().getParam("layout").equals(layout.name()))
                .filter(result -> result.getParams().getParam("routes").equals(Integer.toString(routes)))
                .findAny()
                .orElseThrow(() -> new IllegalStateException("No result of " + benchmark + ", " + layout + ", " + routes));
    }

    private static String line(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }
}
