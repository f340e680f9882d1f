package dev.straightway.lab.trial;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.ServerTarget;

/** A scenario as it is asked of one target: its path is the whole request target. */
public final class Asked {

    private Asked() {
    }

    public static Scenario of(ServerTarget target, Scenario scenario) {
        return new Scenario(scenario.name(), scenario.title(), scenario.method(), target.path(scenario), scenario.headers(),
                scenario.body(), scenario.expected(), scenario.thread(), scenario.javaRelease(), scenario.load(),
                scenario.point());
    }
}
