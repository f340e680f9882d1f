package dev.straightway.lab.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.statistics.Interval;
import dev.straightway.lab.statistics.PairComparison;
import dev.straightway.lab.statistics.Ratio;
import dev.straightway.lab.statistics.Statistics;
import dev.straightway.lab.statistics.Verdict;

/**
 * What several runs of the same say of each target: how often there is which verdict, and whether the ratios of the later ones
 * lie in the interval of the first.
 */
public final class Tally {

    private static final List<String> HEADS = List.of("run", "ratio (95 %)", "could see", "in the first's", "verdict");

    /**
     * One of the runs.
     *
     * @param name in the tables
     */
    public record Run(String name, Results results) {
    }

    /**
     * What one run says of a target in a scenario and placement.
     *
     * @param unsteady trials that had no vote, in words
     */
    private record Line(String run, Verdict verdict, String unsteady) {

        Ratio ratio() {
            return verdict.ratio();
        }

        String words() {
            return (verdict.difference() ? verdict.words() : verdict.kind().title())
                    + (unsteady.isEmpty() ? "" : "; trials not steady: " + unsteady);
        }
    }

    private record Place(String scenario, String placement, String base, String target) {

        private String title() {
            return target + " by " + base + ", " + scenario + ", " + placement;
        }
    }

    private final List<Run> runs;
    private final Map<Place, List<Line>> places = new LinkedHashMap<>();

    private Tally(List<Run> runs) {
        this.runs = runs;
        runs.forEach(run -> add(run.name(), run.results()));
    }

    /** {@return a table for each target, with what the runs don't have in common before all of them} */
    public static String of(List<Run> runs) {
        return new Tally(runs).draw();
    }

    private void add(String name, Results run) {
        Statistics statistics = Statistics.of(run);
        Optional<MeasuredTarget> base = statistics.reference();
        for (MeasuredScenario scenario : run.scenarios()) {
            for (String placement : statistics.placements()) {
                run.targets().stream().filter(target -> base.isPresent() && !target.equals(base.get())).forEach(target -> {
                    PairComparison pair = statistics.compare(scenario.name(), placement, base.get().name(), target.name());
                    places.computeIfAbsent(new Place(scenario.title(), placement, base.get().title(), target.title()),
                            place -> new ArrayList<>()).add(new Line(name, pair.verdict(), pair.unsteady()));
                });
            }
        }
    }

    private String draw() {
        StringBuilder text = new StringBuilder();
        Set<String> others = Differences.among(runs.stream().map(Run::results).toList());
        if (!others.isEmpty()) {
            text.append("WARNING not the same in all runs: ").append(String.join(", ", others)).append('\n');
        }
        runs.stream().filter(run -> !run.results().complete())
                .forEach(run -> text.append("WARNING run ").append(run.name()).append(" did not come to its end\n"));
        places.forEach((place, lines) -> text.append('\n').append(place.title()).append('\n').append(table(lines))
                .append(conclusion(lines)).append('\n'));
        return text.toString();
    }

    private static String table(List<Line> lines) {
        List<List<String>> cells = new ArrayList<>(List.of(HEADS));
        for (Line line : lines) {
            double detectable = line.verdict().detectable();
            cells.add(List.of(line.run(), line.ratio().words(),
                    Double.isNaN(detectable) ? "-" : String.format(Locale.ROOT, "%.1f %%", detectable * 100),
                    line == lines.get(0) || !comparable(lines, line) ? "" : inside(lines, line) ? "yes" : "no", line.words()));
        }
        return Columns.of(cells);
    }

    private static String conclusion(List<Line> lines) {
        String verdicts = Arrays.stream(Verdict.Kind.values())
                .map(kind -> lines.stream().filter(line -> line.verdict().kind() == kind).count() + " " + kind.title())
                .collect(Collectors.joining(", ", lines.size() + (lines.size() == 1 ? " run: " : " runs: "), ""));
        List<Line> later = lines.stream().skip(1).filter(line -> comparable(lines, line)).toList();
        return later.isEmpty() ? verdicts
                : verdicts + "; " + later.stream().filter(line -> inside(lines, line)).count() + " of " + later.size()
                        + " later ratios lie in the first's interval";
    }

    private static boolean comparable(List<Line> lines, Line line) {
        return lines.get(0).ratio().interval().known() && line.ratio().known();
    }

    private static boolean inside(List<Line> lines, Line line) {
        Interval first = lines.get(0).ratio().interval();
        return line.ratio().value() >= first.low() && line.ratio().value() <= first.high();
    }
}
