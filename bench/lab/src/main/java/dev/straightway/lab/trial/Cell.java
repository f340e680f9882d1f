package dev.straightway.lab.trial;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.ServerTarget;

/**
 * What one trial is of.
 *
 * @param round counted from 1
 */
public record Cell(ServerTarget target, Scenario scenario, Placement placement, int round) {

    /** {@return a name for files} */
    String name() {
        return target.name() + "-" + scenario.name() + "-" + placement.name() + "-" + round;
    }
}
