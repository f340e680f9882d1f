package dev.straightway.lab.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses how many rounds of how many seconds find a difference in 8 of 10 runs, by the noise of a pilot: the cheapest of what
 * is enough, or, where the time doesn't allow that, what sees most in it.
 *
 * @param difference to be found, as a part of one
 * @param leastRounds even; fewer give no verdict
 * @param detection finds out what so many rounds see
 */
public record Precision(double difference, int leastRounds, Detectable detection) {

    /** More rounds than that are another day's work. */
    public static final int MOST_ROUNDS = 60;

    /** How much longer than the pilot's a window may be: what a JVM does in all of its windows, none makes smaller. */
    private static final List<Integer> LONGER = List.of(1, 2, 4, 8);

    /**
     * What a run takes.
     *
     * @param limitSeconds that the rounds may take, those of the pilot among them
     * @param roundSeconds of a round beside its timed windows
     * @param windows timed in a round
     */
    public record Cost(double limitSeconds, double roundSeconds, int windows) {

        double seconds(int rounds, int windowSeconds) {
            return rounds * (roundSeconds + windows * windowSeconds);
        }

        /** {@return the most rounds in the limit, an even number} */
        int rounds(int windowSeconds) {
            return (int) Math.min(MOST_ROUNDS, limitSeconds / seconds(1, windowSeconds)) / 2 * 2;
        }
    }

    /**
     * Rounds of windows.
     *
     * @param finds the difference that they find in 8 of 10 runs, as a part of one
     * @param takes seconds
     */
    public record Choice(int rounds, int windowSeconds, double finds, double takes) {
    }

    /**
     * What was decided.
     *
     * @param chosen what is run
     * @param enough the cheapest that finds the difference, which is another where the limit is too narrow; {@code null}
     *        where not even {@link #MOST_ROUNDS} do
     */
    public record Decision(Choice chosen, Choice enough) {

        /** {@return whether what is run finds the difference} */
        public boolean reached() {
            return chosen.equals(enough);
        }
    }

    public static Precision of(double difference, int leastRounds) {
        return new Precision(difference, leastRounds, new Detectable());
    }

    public Decision decide(PilotNoise noise, Cost cost) {
        Choice enough = LONGER.stream().map(times -> enough(noise, cost, times * noise.windowSeconds()))
                .filter(choice -> choice.finds() <= difference).min(Comparator.comparingDouble(Choice::takes)).orElse(null);
        if (enough != null && (enough.takes() <= cost.limitSeconds() || enough.rounds() == leastRounds
                && enough.windowSeconds() == noise.windowSeconds())) {
            return new Decision(enough, enough);
        }
        Choice most = LONGER.stream().map(times -> times * noise.windowSeconds())
                .filter(seconds -> cost.rounds(seconds) >= leastRounds)
                .map(seconds -> choice(noise, cost, cost.rounds(seconds), seconds))
                .min(Comparator.comparingDouble(Choice::finds))
                .orElseGet(() -> choice(noise, cost, leastRounds, noise.windowSeconds()));
        return new Decision(most, enough);
    }

    private Choice enough(PilotNoise noise, Cost cost, int windowSeconds) {
        int rounds = detection.rounds(difference, each -> noise.deviation(each, windowSeconds), noise.verdicts(), leastRounds,
                MOST_ROUNDS);
        return choice(noise, cost, rounds, windowSeconds);
    }

    private Choice choice(PilotNoise noise, Cost cost, int rounds, int windowSeconds) {
        return new Choice(rounds, windowSeconds,
                detection.of(rounds, noise.deviation(rounds, windowSeconds), noise.verdicts()),
                cost.seconds(rounds, windowSeconds));
    }

    /** {@return the root of the mean of squares} */
    static double rootMeanSquare(double[] values) {
        return Math.sqrt(Arrays.stream(values).map(value -> value * value).average().orElse(0));
    }
}
