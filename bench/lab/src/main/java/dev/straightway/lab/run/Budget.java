package dev.straightway.lab.run;

import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.trial.Cell;

/**
 * How long a server may be warmed up so that the run stays within its limit. The trials that follow keep the time that
 * their target and scenario needed before; one trial takes no more than half of what is spare beyond that, and where
 * nothing is, all get less in proportion. For one thread.
 */
final class Budget {

    /** Less would hardly be enough for any server to be steady. */
    static final int LEAST_SECONDS = 8;

    private record Place(String target, String scenario, String placement) {
    }

    /** The part of the spare time that one trial may take from those that follow. */
    private static final double SPARE = 0.5;

    private final Map<Place, DoubleSummaryStatistics> needed = new HashMap<>();
    private final double limitSeconds;
    private final int mostSeconds;

    /**
     * @param limitSeconds of the whole run
     * @param mostSeconds of one warm-up
     */
    Budget(double limitSeconds, int mostSeconds) {
        this.limitSeconds = limitSeconds;
        this.mostSeconds = mostSeconds;
    }

    /** Learns what a warm-up took; one that ended before the server was steady would have taken what is usual, or more. */
    void took(Cell cell, Trial trial) {
        if (trial.warmupSeconds() > 0) {
            double seconds = trial.steady() ? trial.warmupSeconds()
                    : Math.max(trial.warmupSeconds(), cell.target().usualWarmup());
            needed.computeIfAbsent(place(cell), none -> new DoubleSummaryStatistics()).accept(seconds);
        }
    }

    /** {@return seconds that the warm-up of a cell takes, by the mean of those before or what is usual} */
    double expected(Cell cell) {
        DoubleSummaryStatistics before = needed.get(place(cell));
        return Math.min(mostSeconds, before == null ? cell.target().usualWarmup() : before.getAverage());
    }

    /**
     * {@return the most seconds that the warm-up of a cell may take}
     *
     * @param cell the one that is next
     * @param elapsedSeconds since the run began
     * @param after the cells that follow
     * @param restSeconds what all of the run takes from now on, warm-ups left out
     */
    int warmupSeconds(Cell cell, double elapsedSeconds, List<Cell> after, double restSeconds) {
        double left = limitSeconds - elapsedSeconds - restSeconds;
        double all = expected(cell) + after.stream().mapToDouble(this::expected).sum();
        double spare = (left - all) * (after.isEmpty() ? 1 : SPARE);
        double most = left < all ? left * expected(cell) / all : expected(cell) + spare;
        return (int) Math.max(Math.min(LEAST_SECONDS, mostSeconds), Math.min(mostSeconds, most));
    }

    private static Place place(Cell cell) {
        return new Place(cell.target().name(), cell.scenario().name(), cell.placement().name());
    }
}
