package dev.straightway.lab.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.trial.Cell;

/**
 * How long a server may be warmed up so that the run stays within its limit: as long as it needs while there is time for the
 * trials that follow, each with what the same target and scenario needed before. For one thread.
 */
final class Budget {

    /** Less would hardly be enough for any server to be steady. */
    static final int LEAST_SECONDS = 8;

    private record Place(String target, String scenario, String placement) {
    }

    private final Map<Place, Double> needed = new HashMap<>();
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

    /** Learns what a warm-up took; the longest counts. */
    void took(Trial trial) {
        if (trial.warmupSeconds() > 0) {
            needed.merge(new Place(trial.target(), trial.scenario(), trial.placement()), trial.warmupSeconds(), Math::max);
        }
    }

    /** {@return seconds that the warm-up of a cell takes, by what it took before or what is usual} */
    double expected(Cell cell) {
        return Math.min(mostSeconds, needed.getOrDefault(place(cell), (double) cell.target().usualWarmup()));
    }

    /**
     * {@return the most seconds that the warm-up of a cell may take}
     *
     * @param elapsedSeconds since the run began
     * @param after the cells that follow
     * @param restSeconds what all of the run takes from now on, warm-ups left out
     */
    int warmupSeconds(double elapsedSeconds, List<Cell> after, double restSeconds) {
        double left = limitSeconds - elapsedSeconds - restSeconds - after.stream().mapToDouble(this::expected).sum();
        return (int) Math.max(Math.min(LEAST_SECONDS, mostSeconds), Math.min(mostSeconds, left));
    }

    private static Place place(Cell cell) {
        return new Place(cell.target().name(), cell.scenario().name(), cell.placement().name());
    }
}
