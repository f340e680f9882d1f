package dev.straightway.lab.report.reading;

import dev.straightway.lab.results.Results.MeasuredScenario;

/** What is compared among itself: the trials of one scenario in one placement. */
public record Group(MeasuredScenario scenario, String placement) {

    static final String PINNED = "pinned";

    public boolean pinned() {
        return PINNED.equals(placement);
    }

    /** {@return whether it is a point of a growth curve, which is drawn as one} */
    public boolean onCurve() {
        return scenario.curve() != null;
    }

    /** {@return its name in the tables; pinned goes without saying} */
    public String title() {
        return pinned() ? scenario.title() : scenario.title() + ", " + placement;
    }
}
