package dev.straightway.lab.trial;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.Scenario.LoadShape;

/** How many requests are under way: what the options say, otherwise the scenario, otherwise the usual. */
public final class Shapes {

    private static final LoadShape USUAL = new LoadShape(32, 1, 1);

    private Shapes() {
    }

    public static LoadShape of(Options.Load load, Scenario scenario) {
        LoadShape shape = scenario.load().orElse(USUAL);
        return new LoadShape(load.connections().orElse(shape.connections()), load.threads().orElse(shape.threads()),
                load.pipelining().orElse(shape.pipelining()));
    }
}
