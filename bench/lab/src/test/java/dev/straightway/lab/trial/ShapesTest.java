package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.Scenario.Load;
import dev.straightway.lab.scenario.Scenario.LoadShape;

class ShapesTest {

    private static final int CORES = 4;

    @Test
    void hasAThreadForEachCoreWhereNobodySaysHowMany() {
        assertThat(shape(null)).isEqualTo(new LoadShape(32, CORES, 1));
        assertThat(shape(new Load(8, OptionalInt.empty(), 2))).isEqualTo(new LoadShape(8, CORES, 2));
    }

    @Test
    void neverHasMoreThreadsThanConnections() {
        assertThat(shape(null, Map.of("lab.connections", "3"))).isEqualTo(new LoadShape(3, 3, 1));
    }

    @Test
    void takesWhatTheScenarioSays() {
        assertThat(shape(new Load(30, OptionalInt.of(30), 1))).isEqualTo(new LoadShape(30, 30, 1));
    }

    @Test
    void prefersWhatTheOptionsSay() {
        assertThat(shape(new Load(30, OptionalInt.of(30), 1), Map.of("lab.threads", "2", "lab.connections", "64")))
                .isEqualTo(new LoadShape(64, 2, 1));
    }

    private static LoadShape shape(Load load) {
        return shape(load, Map.of());
    }

    private static LoadShape shape(Load load, Map<String, String> options) {
        Scenario scenario = new Scenario("it", "it", "GET", "/it", Map.of(), null, null, "event loop", 17,
                Optional.ofNullable(load), Optional.empty());
        return Shapes.of(new OptionReader(options).read().load(), scenario, CORES);
    }
}
