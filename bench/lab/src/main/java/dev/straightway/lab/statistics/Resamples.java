package dev.straightway.lab.statistics;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * The resamples of a bootstrap: how often each of n values is drawn in each of them.
 * <p>
 * They depend on n and a fixed seed only, so that the same file always gives the same interval, on every JDK, and so that they
 * are drawn once. Safe for threads; the counts must not be changed.
 */
final class Resamples {

    static final int COUNT = 4_000;
    private static final long SEED = 0x5712_A164_73A7L;
    private static final Map<Long, int[][]> DRAWN = new ConcurrentHashMap<>();

    private Resamples() {
    }

    /** {@return the counts of n values in each resample} */
    static int[][] of(int n) {
        return of(n, 0);
    }

    /**
     * @param stream a number that makes independent resamples of the same n
     * @return the counts of n values in each resample
     */
    static int[][] of(int n, int stream) {
        return DRAWN.computeIfAbsent((long) stream << Integer.SIZE | n, key -> draw(n, SEED + stream));
    }

    private static int[][] draw(int n, long seed) {
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
        int[][] counts = new int[COUNT][n];
        for (int[] resample : counts) {
            for (int i = 0; i < n; i++) {
                resample[random.nextInt(n)]++;
            }
        }
        return counts;
    }

    /**
     * @param n how many values there are
     * @param estimate what a resample gives
     * @param level the part of the estimates to leave off at either end
     */
    static Interval interval(int n, ToDoubleFunction<int[]> estimate, double level) {
        return between(Arrays.stream(of(n)).mapToDouble(estimate).toArray(), level);
    }

    /** {@return the range of estimates without a part of them at either end} */
    static Interval between(double[] estimates, double level) {
        Arrays.sort(estimates);
        return new Interval(Quantiles.at(estimates, level), Quantiles.at(estimates, 1 - level));
    }
}
