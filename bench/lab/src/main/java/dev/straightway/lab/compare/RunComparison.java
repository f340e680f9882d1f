package dev.straightway.lab.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.UnreadableResults;

/**
 * A later run B against an earlier run A: the ratio B/A of CPU and of bytes per request, wherever both were asked for the
 * same target, scenario and placement.
 * <p>
 * The runs share no rounds, so that what changed on the machine between them is part of each ratio; the warnings say what is
 * known of that.
 *
 * @param rows in the order of A's tables
 * @param warnings in what else the runs differ; they do not change the exit code
 * @param obstacles why there are no rows, or not all of them
 */
public record RunComparison(List<Row> rows, List<String> warnings, List<String> obstacles) {

    /** No cost grew beyond its threshold. */
    public static final int NO_REGRESSION = 0;
    /** At least one cost grew beyond its threshold. */
    public static final int REGRESSION = 1;
    /** Nothing to compare: a file, a metric or what both would have run is missing. */
    public static final int NOT_COMPARABLE = 2;
    /** No regression among what could be judged, but a cost that may have grown beyond its threshold unseen. */
    public static final int UNDERPOWERED = 3;

    /**
     * @param a the earlier run
     * @param b the later run
     */
    public static RunComparison of(Results a, Results b, Thresholds thresholds) {
        Common common = new Common(a, b, thresholds);
        List<Row> rows = common.rows();
        return new RunComparison(rows, Differences.of(a, b), common.obstacles());
    }

    /**
     * Compares two files; a file that is no saved run of this format is an obstacle, not an error.
     *
     * @throws IOException where a file is there but can't be read
     */
    public static RunComparison of(Path a, Path b, Thresholds thresholds) throws IOException {
        List<String> obstacles = new ArrayList<>();
        Results earlier = read(a, obstacles);
        Results later = read(b, obstacles);
        return obstacles.isEmpty() ? of(earlier, later, thresholds)
                : new RunComparison(List.of(), List.of(), List.copyOf(obstacles));
    }

    /**
     * Compares the targets of one run with its reference, as builds of one application that ran by turns: what a round does
     * to all of them falls out of the ratios.
     */
    public static RunComparison ofBuilds(Results run, Thresholds thresholds) {
        return Interleaved.of(run, thresholds);
    }

    private static Results read(Path file, List<String> obstacles) throws IOException {
        try {
            return ResultsFile.read(file);
        } catch (UnreadableResults unreadable) {
            obstacles.add(unreadable.getMessage());
            return null;
        }
    }

    /** {@return {@link #NO_REGRESSION}, {@link #REGRESSION}, {@link #NOT_COMPARABLE} or {@link #UNDERPOWERED}} */
    public int exitCode() {
        if (rows.stream().anyMatch(row -> row.outcome() == Row.Outcome.REGRESSION)) {
            return REGRESSION;
        }
        if (!obstacles.isEmpty()) {
            return NOT_COMPARABLE;
        }
        return open() == 0 ? NO_REGRESSION : UNDERPOWERED;
    }

    /** {@return how many rows leave open whether a cost grew} */
    long open() {
        return rows.stream().filter(row -> row.outcome().open()).count();
    }

    /** {@return all of it as text for people} */
    public String draw() {
        return Drawing.of(this);
    }
}
