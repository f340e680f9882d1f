package dev.straightway.lab.run;

import java.util.List;
import java.util.stream.Stream;

import dev.straightway.lab.attribution.ProfilePass;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Examination;
import dev.straightway.lab.trial.SharedTrials;

/** How long a run takes. */
final class Estimate {

    /** Start, first answers, end. */
    private static final double SERVER_SECONDS = 2.5;
    /** What a generator needs to start and to tell, each second of a warm-up and each load. */
    private static final double LOAD_SECONDS = 0.05;
    private static final double REPORT_SECONDS = 5;
    private static final int PROFILES = 2;
    /** Attaching, and writing a flamegraph. */
    private static final double PROFILER_SECONDS = 1;

    /** The JVM that augments an application again. */
    static final double AUGMENTATION_SECONDS = 4;

    private Estimate() {
    }

    /** {@return seconds of the whole run, where no trial is disturbed and each server is steady after its usual time} */
    static double seconds(Plan plan) {
        if (plan.options().smoke()) {
            return smokeSeconds(plan);
        }
        double trials = Stream.of(plan.rounds(), plan.unpinnedRounds()).flatMap(List::stream).flatMap(List::stream)
                .mapToDouble(cell -> trial(plan.options(), usualWarmup(plan.options(), cell))).sum();
        return trials + plan.round(1).size() * pass(plan.options()) + plan.augmentations() * AUGMENTATION_SECONDS
                + REPORT_SECONDS;
    }

    /** {@return seconds that the run may take: its limit, or what was asked for where that is more} */
    static double limit(Plan plan) {
        return Math.max(plan.options().timing().limitMinutes() * 60.0, seconds(plan));
    }

    /** {@return seconds of one trial with so many of warm-up} */
    static double trial(Options options, double warmupSeconds) {
        return withoutWarmup(options) + warmupSeconds * (1 + LOAD_SECONDS);
    }

    /** {@return seconds of one trial beside its warm-up} */
    static double withoutWarmup(Options options) {
        return SERVER_SECONDS + loads(1, options.timing().durationSeconds());
    }

    private static double usualWarmup(Options options, Cell cell) {
        return Math.min(options.timing().warmupSeconds(), cell.target().usualWarmup());
    }

    /** {@return seconds of what is run once for each target and scenario in the server of its last trial} */
    static double pass(Options options) {
        double latency = options.ratesOfLatency()
                * (loads(1, Examination.GENERATOR_WARMUP_SECONDS) + loads(1, options.timing().durationSeconds()));
        double profiles = options.passes().profile() ? PROFILES * (ProfilePass.SECONDS + PROFILER_SECONDS) : 0;
        return latency + profiles;
    }

    /** {@return words as "14 min"} */
    static String words(double seconds) {
        return seconds < 90 ? Math.round(seconds) + " s" : Math.round(seconds / 60) + " min";
    }

    private static double smokeSeconds(Plan plan) {
        List<Cell> cells = plan.round(1);
        long servers = cells.stream().map(SharedTrials::server).distinct().count();
        double oneByOne = servers * SERVER_SECONDS + loads(cells.size(), plan.options().timing().durationSeconds());
        return oneByOne / Smoke.servers(plan.options());
    }

    private static double loads(int times, int seconds) {
        return times * (seconds + LOAD_SECONDS);
    }
}
