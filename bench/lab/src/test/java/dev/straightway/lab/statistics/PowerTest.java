package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How often the verdict is wrong and how often it sees a tenth, on 10,000 synthetic runs of each kind.
 * <p>
 * {@code -Dlab.power=true} prints the whole table of docs/method-statistics.md.
 */
class PowerTest {

    private static final int RUNS = 10_000;

    @Test
    void sixRoundsFindATenthInThreeOfFourRunsAndEightInNineOfTenAtTheAssumedNoise() {
        Power power = Power.of(Noise.ASSUMED, 6, RUNS);

        assertThat(power.falseAlarms()).isLessThanOrEqualTo(0.05);
        assertThat(power.alarmsAtMargin()).isLessThanOrEqualTo(0.05);
        assertThat(power.slowerFound()).isGreaterThanOrEqualTo(0.75);
        assertThat(power.fasterFound()).isGreaterThanOrEqualTo(0.75);
        assertThat(power.covered()).as("an exact interval").isBetween(0.95, 0.98);

        Power eight = Power.of(Noise.ASSUMED, 8, RUNS);
        assertThat(eight.slowerFound()).isGreaterThanOrEqualTo(0.9);
        assertThat(eight.fasterFound()).isGreaterThanOrEqualTo(0.9);
    }

    static List<Noise> everyNoise() {
        return Power.NOISES;
    }

    @ParameterizedTest
    @MethodSource("everyNoise")
    void raisesFewFalseAlarmsWhateverTheNoise(Noise noise) {
        assertThat(Power.falseAlarms(noise, 6, RUNS)).isLessThanOrEqualTo(0.05);
    }

    @Test
    @EnabledIfSystemProperty(named = "lab.power", matches = "true", disabledReason = "takes minutes: -Dlab.power=true")
    void printsTheTable() {
        List<Power> rows = Power.rows(List.of(6, 8, 12), RUNS);
        System.out.print(Power.draw(rows));

        assertThat(rows).allSatisfy(row -> assertThat(row.falseAlarms()).isLessThanOrEqualTo(0.05));
    }

    @Test
    void givesTheSameFiguresEachTime() {
        assertThat(Power.of(Noise.ASSUMED, 7, 50)).isEqualTo(Power.of(Noise.ASSUMED, 7, 50));
    }
}
