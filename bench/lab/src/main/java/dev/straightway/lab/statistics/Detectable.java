package dev.straightway.lab.statistics;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The smallest difference that a run of this noise finds in 8 of 10 cases.
 * <p>
 * For each of many synthetic runs of normal noise it is known how far all of it must be moved until each condition of a verdict
 * holds; what is enough for 8 of 10 of them is the answer. The seed is fixed, so that it is the same each time.
 * <p>
 * One object serves all verdicts of a report, which ask for the same few numbers of rounds. Used by one thread.
 */
public final class Detectable {

    private static final int RUNS = 2_000;
    private static final double FOUND = 0.8;
    private static final long SEED = 0x5712_A164_D37EL;
    /** By the number of rounds. */
    private final Map<Integer, List<Drawn>> noise = new HashMap<>();

    /**
     * {@return the difference as a part of one, as 0.07 for 7 %; NaN where so few rounds allow no verdict}
     *
     * @param deviation of the logarithms of the ratios
     * @param verdicts how many there are in the report
     */
    double of(int rounds, double deviation, int verdicts) {
        Rule rule = Rule.STANDARD;
        if (rounds < rule.leastRounds() || Double.isNaN(deviation)) {
            return Double.NaN;
        }
        double deviate = TDistribution.of(rounds - 1)
                .inverseSurvivalProbability(rule.significance() / 2 / Math.max(1, verdicts));
        double[] moves = noise.computeIfAbsent(rounds, Detectable::draw).stream()
                .mapToDouble(drawn -> drawn.move(deviation, deviate, rule.margin())).sorted().toArray();
        return Math.exp(Quantiles.at(moves, FOUND)) - 1;
    }

    /**
     * {@return the fewest rounds, an even number, in which a difference is found}
     *
     * @param precision the difference, as a part of one
     * @param deviation of a run of so many rounds
     * @param least from which to look on
     * @param most at which to stop
     */
    int rounds(double precision, IntToDoubleFunction deviation, int verdicts, int least, int most) {
        int rounds = least;
        while (rounds < most && of(rounds, deviation.applyAsDouble(rounds), verdicts) > precision) {
            rounds += 2;
        }
        return Math.min(rounds, most);
    }

    private static List<Drawn> draw(int rounds) {
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(SEED + rounds);
        ZigguratSampler.NormalizedGaussian normal = ZigguratSampler.NormalizedGaussian.of(random);
        int leftOff = SignedRank.leftOff(rounds);
        return IntStream.range(0, RUNS).mapToObj(run -> Drawn.of(normal.samples(rounds).toArray(), leftOff)).toList();
    }

    /**
     * The noise of one synthetic run, in standard deviations.
     *
     * @param low where its interval begins
     * @param mean of it
     * @param error of the mean
     */
    private record Drawn(double low, double mean, double error) {

        static Drawn of(double[] noise, int leftOff) {
            return new Drawn(new HodgesLehmann(noise).interval(leftOff).low(), Arrays.stream(noise).average().orElseThrow(),
                    Spread.of(noise).deviation() / Math.sqrt(noise.length));
        }

        /** {@return how far the logarithms must be moved until interval and Student's test both speak} */
        double move(double deviation, double deviate, double margin) {
            return Math.max(Math.log1p(margin) - deviation * low, deviation * (deviate * error - mean));
        }
    }
}
