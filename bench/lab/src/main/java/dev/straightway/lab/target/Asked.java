package dev.straightway.lab.target;

import dev.straightway.lab.scenario.Scenario;

/**
 * A scenario as it is asked of one target.
 *
 * @param title of the target
 * @param scenario its path is the whole request target
 */
public record Asked(String title, Scenario scenario) {

    public static Asked of(ServerTarget target, Scenario scenario) {
        return new Asked(target.title(), new Scenario(scenario.name(), scenario.title(), scenario.method(),
                target.path(scenario), scenario.headers(), scenario.body(), scenario.expected().of(target.name()),
                scenario.thread(),
                scenario.javaRelease(), scenario.load(), scenario.point()));
    }
}
