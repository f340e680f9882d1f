package dev.straightway.lab.trial;

import java.util.Locale;
import java.util.Optional;

import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Spectrum;

/** Whether a generator kept the schedule of a fixed rate: what it was itself late with says nothing of the server. */
final class ScheduleCheck {

    /** More than this part of the requests would be seen in the percentiles of the report. */
    private static final double MOST_LATE = 0.01;

    private ScheduleCheck() {
    }

    /**
     * {@return the conditions of a pass, with a remark more where its generator couldn't keep the schedule, or says so itself}
     */
    static Conditions judge(Spectrum times, Conditions conditions) {
        Conditions judged = remark(times).map(conditions::remarking).orElse(conditions);
        return times.conditions().doubtful() ? judged.remarking(times.conditions().remark()) : judged;
    }

    private static Optional<String> remark(Spectrum times) {
        double share = (double) times.pace().generatorLate() / times.pace().answers();
        return share > MOST_LATE
                ? Optional.of(String.format(Locale.ROOT,
                        "the generator couldn't keep the schedule: it was itself late with %.1f %%"
                                + " of the requests",
                        share * 100))
                : Optional.empty();
    }
}
