package dev.straightway.lab.run;

import java.nio.charset.StandardCharsets;

import dev.straightway.lab.results.Results.Curve;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Results.Published;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.ServerTarget;

/** Says of targets and scenarios what is saved with the results. */
final class Descriptions {

    private static final int MOST_OF_A_BODY = 80;

    private Descriptions() {
    }

    /**
     * @param reference whether the verdicts of this run compare with it
     * @param inMemory whether micro-benchmarks ask it
     */
    static MeasuredTarget of(ServerTarget target, boolean reference, boolean inMemory) {
        String thread = inMemory ? target.micro().map(ServerTarget.Micro::thread).orElse(target.thread()) : target.thread();
        return new MeasuredTarget(target.name(), target.title(), thread, target.version(), reference);
    }

    /** @param inMemory whether micro-benchmarks ask it */
    static MeasuredScenario of(Scenario scenario, boolean inMemory) {
        Curve curve = scenario.point().map(point -> new Curve(point.curve(), point.title(), point.unit())).orElse(null);
        return new MeasuredScenario(scenario.name(), scenario.title(), request(scenario), scenario.thread(), curve,
                scenario.point().map(Scenario.Point::x).orElse(0.0), scenario.relation().beside().orElse(null),
                scenario.relation().published(inMemory).map(one -> new Published(one.title(), one.figures())).orElse(null));
    }

    private static String request(Scenario scenario) {
        String line = scenario.method() + " …" + scenario.path();
        if (scenario.body() == null) {
            return line;
        }
        return line + " with " + (scenario.body().length > MOST_OF_A_BODY ? String.format("%,d bytes", scenario.body().length)
                : new String(scenario.body(), StandardCharsets.UTF_8));
    }
}
