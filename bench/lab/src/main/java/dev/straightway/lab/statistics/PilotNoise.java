package dev.straightway.lab.statistics;

import java.util.List;
import java.util.Optional;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;

/**
 * The noise that the first rounds of a run had, from which the number and length of those that follow are chosen.
 * <p>
 * A few rounds may be quiet by chance. So what is reckoned with is the upper end of the one-sided 80 % interval of the
 * deviation, over all pairs of targets together; and, where one pair is noisier than that, its own.
 *
 * @param rounds of the pilot
 * @param windowSeconds the length of its timed windows
 * @param deviation of the logarithms of the ratios, assured
 * @param within the standard deviation of a window of one second about the mean of its trial, as a part of it; 0 where unknown
 * @param verdicts that the report will have
 */
public record PilotNoise(int rounds, int windowSeconds, double deviation, double within, int verdicts) {

    /** The metric of {@link #within}, in per cent. */
    public static final String WINDOWS = "window-spread";

    private static final double ASSURED = 0.8;

    /**
     * {@return the noise; nothing where no two targets have two rounds that count}
     *
     * @param moreVerdicts that the report will have beside those of the pairs of the pilot
     */
    public static Optional<PilotNoise> of(Results pilot, int rounds, int windowSeconds, int moreVerdicts) {
        List<Ratio> ratios = Statistics.of(pilot).comparisons().stream().map(pair -> pair.verdict().ratio())
                .filter(ratio -> !Double.isNaN(ratio.spread().deviation())).toList();
        if (ratios.isEmpty()) {
            return Optional.empty();
        }
        double[] windows = pilot.trials().stream().filter(Trial::valid).map(Trial::values)
                .filter(values -> values.containsKey(WINDOWS)).mapToDouble(values -> values.get(WINDOWS) / 100).toArray();
        return Optional.of(new PilotNoise(rounds, windowSeconds, assured(ratios), Precision.rootMeanSquare(windows),
                ratios.size() + moreVerdicts));
    }

    /** {@return the deviation of a run of so many rounds, those after the pilot with windows of another length} */
    double deviation(int allRounds, int otherSeconds) {
        double other = square(otherSeconds);
        double all = (rounds * square(windowSeconds) + (allRounds - rounds) * other) / allRounds;
        return Math.sqrt(allRounds <= rounds ? square(windowSeconds) : all);
    }

    /** What windows vary by themselves shrinks with their length; what a JVM is made of doesn't. */
    private double square(int seconds) {
        double ofWindows = 2 * within * within;
        return Math.max(0, deviation * deviation - ofWindows / windowSeconds) + Math.min(ofWindows,
                deviation * deviation * windowSeconds) / seconds;
    }

    private static double assured(List<Ratio> ratios) {
        int freedom = ratios.stream().mapToInt(ratio -> ratio.rounds() - 1).sum();
        double squares = ratios.stream().mapToDouble(ratio -> (ratio.rounds() - 1) * ratio.spread().deviation()
                * ratio.spread().deviation()).sum();
        double pooled = Math.sqrt(squares / ChiSquaredDistribution.of(freedom).inverseCumulativeProbability(1 - ASSURED));
        double noisiest = ratios.stream().mapToDouble(ratio -> ratio.spread().deviation()).max().orElseThrow();
        return Math.max(pooled, noisiest);
    }
}
