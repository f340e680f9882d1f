package dev.straightway.lab.trial;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.ServerTarget;

/**
 * What one trial is of.
 *
 * @param round counted from 1
 */
public record Cell(ServerTarget target, Scenario scenario, Placement placement, int round) {

    /** {@return whether a trial is of this cell and was run} */
    public boolean ran(Trial trial) {
        return trial.outcome() != Trial.Outcome.NOT_RUN && trial.round() == round && trial.target().equals(target.name())
                && trial.scenario().equals(scenario.name()) && trial.placement().equals(placement.name());
    }

    /** {@return a name for files} */
    String name() {
        return target.name() + "-" + scenario.name() + "-" + placement.name() + "-" + round;
    }
}
