package dev.straightway.lab.trial;

import java.util.OptionalInt;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.Scenario.Load;
import dev.straightway.lab.scenario.Scenario.LoadShape;

/** How many requests are under way: what the options say, otherwise the scenario, otherwise the usual. */
public final class Shapes {

    private static final Load USUAL = new Load(32, OptionalInt.empty(), 1);

    private Shapes() {
    }

    /** @param usualThreads of the generator, where nobody says how many; never more than connections */
    public static LoadShape of(Options.Load load, Scenario scenario, int usualThreads) {
        Load shape = scenario.load().orElse(USUAL);
        int connections = load.connections().orElse(shape.connections());
        int threads = load.threads().orElse(shape.threads().orElse(Math.min(usualThreads, connections)));
        return new LoadShape(connections, threads, load.pipelining().orElse(shape.pipelining()));
    }
}
