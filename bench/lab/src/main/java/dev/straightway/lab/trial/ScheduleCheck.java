package dev.straightway.lab.trial;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Spectrum;

/**
 * Whether a generator was warm and kept the schedule of a fixed rate: what it was itself slow or late with says nothing of the
 * server.
 */
final class ScheduleCheck {

    /** More than this part of the requests would be seen in the percentiles of the report. */
    private static final double MOST_LATE = 0.01;

    private ScheduleCheck() {
    }

    /**
     * {@return the conditions of a pass, with a remark more where its generator couldn't keep the schedule, still compiled its
     * own code, or says something of itself}
     */
    static Conditions judge(Spectrum times, Conditions conditions) {
        Conditions judged = conditions.generatorJit(times.conditions().generatorJitPercent());
        for (Optional<String> remark : List.of(late(times), compiler(times),
                Optional.ofNullable(times.conditions().remark()))) {
            if (remark.isPresent()) {
                judged = judged.remarking(remark.get());
            }
        }
        return judged;
    }

    private static Optional<String> compiler(Spectrum times) {
        return !GeneratorWarmUp.compiles(times.conditions()) ? Optional.empty()
                : Optional.of(String.format(Locale.ROOT, "the generator's own compiler took %.0f %% of it",
                        times.conditions().generatorJitPercent()));
    }

    private static Optional<String> late(Spectrum times) {
        double share = (double) times.pace().generatorLate() / times.pace().answers();
        return share > MOST_LATE
                ? Optional.of(String.format(Locale.ROOT,
                        "the generator couldn't keep the schedule: it was itself late with %.1f %%"
                                + " of the requests",
                        share * 100))
                : Optional.empty();
    }
}
