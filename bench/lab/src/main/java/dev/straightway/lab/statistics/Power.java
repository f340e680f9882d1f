package dev.straightway.lab.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * How often the verdict is wrong, and how often it sees what is there: the share of synthetic runs, each read, paired and
 * judged as a real one is.
 *
 * @param runs how many of each kind; the same seeds each time, so that the figures repeat
 * @param falseAlarms the part of runs of two equal targets that are called faster or slower
 * @param alarmsAtMargin the same of runs in which the target costs 1.02 times the base: a difference that nobody cares for
 * @param slowerFound the part of runs of a target that costs 1.10 times the base that are called slower
 * @param fasterFound the part of runs of a target that costs 0.90 times the base that are called faster
 * @param covered the part of intervals of equal targets that hold the true ratio
 */
public record Power(Noise noise, int rounds, int runs, double falseAlarms, double alarmsAtMargin, double slowerFound,
        double fasterFound, double covered) {

    /** What the table shows: the noise that is assumed, less and more of it, spoilt rounds, and JVMs of two kinds. */
    public static final List<Noise> NOISES = List.of(
            Noise.ASSUMED.with("quiet: 2 % own", 0.02),
            Noise.ASSUMED,
            Noise.ASSUMED.with("4 % own", 0.04),
            Noise.ASSUMED.with("6 % own", 0.06),
            Noise.ASSUMED.spoilt("3 % own, 1 of 12 rounds +20 %", 1 / 12.0, 0.2),
            Noise.ASSUMED.spoilt("3 % own, 1 of 12 rounds ×2", 1 / 12.0, 1),
            Noise.ASSUMED.twoKinds("3 % own, two kinds of JVM +25 %", 0.25));

    /** {@return one line of the table} */
    public static Power of(Noise noise, int rounds, int runs) {
        return new Power(noise, rounds, runs,
                falseAlarms(noise, rounds, runs),
                part(noise, rounds, runs, 1.02, pair -> pair.verdict().difference()),
                part(noise, rounds, runs, 1.1, pair -> pair.verdict().kind() == Verdict.Kind.WORSE),
                part(noise, rounds, runs, 0.9, pair -> pair.verdict().kind() == Verdict.Kind.BETTER),
                part(noise, rounds, runs, 1, pair -> !pair.verdict().ratio().interval().outside(1, 1)));
    }

    /** {@return the part of runs of two equal targets that are called faster or slower} */
    public static double falseAlarms(Noise noise, int rounds, int runs) {
        return part(noise, rounds, runs, 1, pair -> pair.verdict().difference());
    }

    private static double part(Noise noise, int rounds, int runs, double truth, Predicate<PairComparison> holds) {
        // Seeds that differ by kind, so that the kinds are independent of each other.
        long first = Double.doubleToLongBits(truth) >>> 20;
        return IntStream.range(0, runs).parallel().mapToObj(run -> SyntheticRun.of(noise, rounds, truth, first + run))
                .map(results -> Statistics.of(results).comparisons().get(0)).filter(holds).count() / (double) runs;
    }

    /** {@return the table: each noise with each number of rounds} */
    public static List<Power> rows(List<Integer> rounds, int runs) {
        List<Power> rows = new ArrayList<>();
        NOISES.forEach(noise -> rounds.forEach(each -> rows.add(of(noise, each, runs))));
        return List.copyOf(rows);
    }

    /** {@return the table as text, in per cent} */
    public static String draw(List<Power> rows) {
        StringBuilder text = new StringBuilder();
        text.append(String.format("%-32s %6s %13s %11s %12s %12s %8s%n", "noise between rounds", "rounds", "false alarms",
                "at 1.02×", "1.10× found", "0.90× found", "covered"));
        for (Power row : rows) {
            text.append(String.format(Locale.ROOT, "%-32s %6d %11.2f %% %9.2f %% %10.1f %% %10.1f %% %6.1f %%%n",
                    row.noise.title(), row.rounds, row.falseAlarms * 100, row.alarmsAtMargin * 100, row.slowerFound * 100,
                    row.fasterFound * 100, row.covered * 100));
        }
        return text.toString();
    }
}
