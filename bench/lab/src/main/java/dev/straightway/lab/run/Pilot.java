package dev.straightway.lab.run;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.PilotNoise;
import dev.straightway.lab.statistics.Precision;
import dev.straightway.lab.statistics.Precision.Choice;
import dev.straightway.lab.statistics.Precision.Decision;
import dev.straightway.lab.statistics.Rule;
import dev.straightway.lab.trial.Cell;

/**
 * The first rounds of a run that is to find a difference ({@code --precision}): they count as all others, and their noise tells
 * how many more are needed, and how long.
 *
 * @param plan of the run as it was asked for, whose rounds and seconds are the least
 */
record Pilot(Plan plan) {

    /** Fewer tell too little of the noise; with six, a run that needs no more would have been planned before it began. */
    static final int ROUNDS = 4;

    /** {@return whether a run begins with one} */
    static boolean wanted(Options options) {
        return options.timing().precision().isPresent() && !options.smoke();
    }

    /** {@return the rounds of the pilot, with nothing beside them} */
    Plan first() {
        return plan.with(plan.options().pilot(ROUNDS));
    }

    /**
     * What follows from a pilot.
     *
     * @param words what was decided and why
     */
    record Outcome(Plan plan, String words) {
    }

    /**
     * {@return the whole run, with the rounds and the seconds that its noise asks for}
     *
     * @param soFar the results of the pilot
     */
    Outcome decide(Results soFar) {
        int seconds = plan.options().timing().durationSeconds();
        Optional<PilotNoise> noise = PilotNoise.of(soFar, ROUNDS, seconds, unpinnedVerdicts());
        if (noise.isEmpty()) {
            Plan least = plan.with(plan.options().with(leastRounds(), seconds));
            return new Outcome(least, "the pilot tells no noise, for no two targets have two rounds that count; goes on to "
                    + leastRounds() + " rounds of " + seconds + " s");
        }
        double difference = plan.options().timing().precision().getAsDouble();
        Decision decision = Precision.of(difference, leastRounds()).decide(noise.get(), cost(soFar));
        Choice chosen = decision.chosen();
        return new Outcome(plan.with(plan.options().with(chosen.rounds(), chosen.windowSeconds())),
                words(noise.get(), decision, difference));
    }

    /** The rounds that follow take as long as those of the pilot, but for their windows. */
    private Precision.Cost cost(Results soFar) {
        Options options = plan.options();
        int windows = plan.round(1).size();
        double round = soFar.trials().stream().filter(trial -> trial.outcome() != Trial.Outcome.NOT_RUN)
                .mapToDouble(trial -> Estimate.trial(options, trial.warmupSeconds())).sum() / ROUNDS;
        double others = plan.unpinnedRounds().stream().flatMap(List::stream)
                .mapToDouble(cell -> Estimate.trial(options, cell.target().usualWarmup())).sum()
                + windows * Estimate.pass(options);
        return new Precision.Cost(options.timing().limitMinutes() * 60.0 - others,
                round - windows * (double) options.timing().durationSeconds(), windows);
    }

    private int unpinnedVerdicts() {
        List<List<Cell>> rounds = plan.unpinnedRounds();
        return rounds.size() < Rule.STANDARD.leastRounds() ? 0
                : (int) rounds.get(0).stream().filter(cell -> !cell.target().equals(plan.reference())).count();
    }

    /** Even, so that each target is as often before each other as behind it. */
    private int leastRounds() {
        return (Math.max(Rule.STANDARD.leastRounds(), plan.options().timing().rounds()) + 1) / 2 * 2;
    }

    private static String words(PilotNoise noise, Decision decision, double difference) {
        Choice chosen = decision.chosen();
        Choice enough = decision.enough();
        String wanted = percent(difference);
        return "the ratios of " + noise.rounds() + " rounds vary by " + percent(noise.deviation()) + ", windows of a second by "
                + percent(noise.within()) + "; " + chosen.rounds() + " rounds of " + chosen.windowSeconds() + " s find "
                + percent(chosen.finds()) + " in 8 of 10 runs among " + noise.verdicts() + " verdicts"
                + (decision.reached() ? ""
                        : enough == null
                                ? "; " + wanted + " would need more than " + Precision.MOST_ROUNDS
                                        + " rounds: use a quieter machine"
                                : "; " + wanted + " would need " + enough.rounds() + " rounds of " + enough.windowSeconds()
                                        + " s, "
                                        + Estimate.words(enough.takes()) + ": more than lab.limit allows");
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", part * 100);
    }
}
