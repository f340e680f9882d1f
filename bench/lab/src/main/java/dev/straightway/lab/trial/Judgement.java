package dev.straightway.lab.trial;

import java.util.Locale;
import java.util.Optional;

import dev.straightway.lab.results.Trial.Outcome;

/**
 * Whether a trial has a vote: its server was steady before the timed window and in it, and nothing else kept it from its cores.
 *
 * @param reason why it has none, or {@code null}
 */
record Judgement(Outcome outcome, String reason) {

    /** A collector that takes more of the time than this tells of a heap that is too small for the load. */
    static final double MOST_COLLECTING = 0.10;
    /** How far below the last windows of the warm-up the cost of a request may lie; further below, it was still falling. */
    static final double MOST_FALLEN = 0.10;

    static Judgement of(Steadiness warmUp, Gauged window, double micros, double noisePercent) {
        if (window.noise().above(noisePercent)) {
            return new Judgement(Outcome.NOISY, window.noise().words());
        }
        if (warmUp.disturbed()) {
            return new Judgement(Outcome.NOISY, "other work disturbed the last windows of the warm-up");
        }
        if (!warmUp.steady()) {
            return new Judgement(Outcome.UNSTEADY, String.format(Locale.ROOT, "not steady after %.0f s of load: %s",
                    warmUp.seconds(), warmUp.words()));
        }
        return unsettled(warmUp, window, micros).map(reason -> new Judgement(Outcome.UNSTEADY, reason))
                .orElseGet(() -> new Judgement(Outcome.VALID, null));
    }

    /**
     * {@return why the timed window was no window of a steady server, if it wasn't}
     *
     * @param micros CPU per request in it; NaN where that is unknown
     */
    static Optional<String> unsettled(Steadiness warmUp, Gauged window, double micros) {
        if (window.jitShare() >= Steadiness.MOST_COMPILING) {
            return Optional.of(percent("the compiler took %.0f %% of the timed window", window.jitShare()));
        }
        if (window.gcShare() >= MOST_COLLECTING) {
            return Optional.of(percent("collections took %.0f %% of the timed window", window.gcShare()));
        }
        double before = warmUp.cpuMicrosPerRequest();
        return micros < (1 - MOST_FALLEN) * before
                ? Optional.of(String.format(Locale.ROOT,
                        "a request cost %.1f µs in the timed window and %.1f µs at the end of the warm-up", micros, before))
                : Optional.empty();
    }

    private static String percent(String words, double share) {
        return String.format(Locale.ROOT, words, share * 100);
    }
}
