package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.environment.Environment;
import dev.straightway.lab.metric.Metrics;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.trial.Steadiness.Window;

class SteadinessTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            // CPU per request of each window | JIT milliseconds of each window | steady
            "10 10 10 10      | 0 0 0 0         | true",
            "10.4 10 9.7 10   | 49 49 49 49     | true",
            "10 10 10         | 0 0 0           | false",
            "10 10 10 10      | 0 51 0 0        | false",
            "10 10 10 10      | 0 0 0 51        | false",
            "10 12 9 13       | 0 0 0 0         | true",
            "30 20 10 10 10 10| 900 400 9 9 9 9 | true",
            "NaN NaN NaN NaN  | 0 0 0 0         | true" })
    void isReachedWhenTheLastFourWindowsAreQuiet(String cpu, String jit, boolean steady) {
        assertThat(windows(cpu, jit).steady()).isEqualTo(steady);
    }

    @Test
    void isDescribedWithTheNumberOfItsWindows() {
        String windows = " " + Steadiness.WINDOWS + " windows of a second in which the server was steady";
        assertThat(Metrics.descriptions())
                .filteredOn(metric -> metric.name().startsWith("steady-") || metric.name().equals("window-spread"))
                .extracting(MeasuredMetric::method).hasSize(4).allMatch(method -> method.contains(windows));
        assertThat(Environment.method(new OptionReader(Map.of()).read()).get("steady"))
                .contains(" " + Steadiness.WINDOWS + " undisturbed windows of 1 s");
    }

    @Test
    void beginsAnewWhenTheServerHasMovedToOtherCores() {
        Steadiness steadiness = windows("10 10 10 10", "0 0 0 0");
        steadiness.beginAnew();
        assertThat(steadiness.steady()).isFalse();
        Stream.of(12, 12, 12, 12).forEach(cpu -> steadiness.add(new Window(1, 0, 1000, cpu * 1000, cpu * 1000, false)));
        assertThat(steadiness.steady()).isTrue();
    }

    @Test
    void knowsWhetherTheCompilerIsQuietNow() {
        assertThat(windows("", "").quiet()).isFalse();
        assertThat(windows("10 10", "0 60").quiet()).isFalse();
        assertThat(windows("10 10", "60 10").quiet()).isTrue();
    }

    @Test
    void tellsHowLongTheServerWasDriven() {
        assertThat(windows("10 10 10", "0 0 0").seconds()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({ "0, 3", "1000, 3", "1100, 4", "900, 3" })
    void findsTheWindowInWhichTheServerCameToItsBestRate(double timedRate, double seconds) {
        Steadiness steadiness = new Steadiness();
        Stream.of(200, 600, 960, 1000).forEach(rate -> steadiness.add(new Window(1, 0, rate, 10.0 * rate, 10.0 * rate, false)));
        assertThat(steadiness.secondsToPeak(timedRate)).isEqualTo(seconds);
    }

    @Test
    void isNotReachedInWindowsThatOtherWorkDisturbed() {
        Steadiness steadiness = windows("10 10 10", "0 0 0");
        steadiness.add(new Window(1, 0, 1000, 10_000, 10_000, true));
        assertThat(steadiness.steady()).isFalse();
        assertThat(steadiness.disturbed()).isTrue();
        Stream.of(1, 2, 3, 4).forEach(second -> steadiness.add(new Window(1, 0, 1000, 10_000, 10_000, false)));
        assertThat(steadiness.steady()).isTrue();
        assertThat(steadiness.disturbed()).isFalse();
    }

    @Test
    void tellsWhatItTookToComeToTheFirstSteadyWindow() {
        assertThat(windows("30 20 10 10 10 10", "900 400 9 9 9 9").effort()).hasValueSatisfying(effort -> {
            assertThat(effort.seconds()).isEqualTo(2);
            assertThat(effort.requests()).isEqualTo(2000);
            assertThat(effort.cpuSeconds()).isCloseTo(0.055, within(1e-9));
        });
        assertThat(windows("30 20 10 10", "0 0 60 0").effort()).isEmpty();
    }

    @Test
    void saysWhatTheLastWindowsLookedLike() {
        assertThat(windows("30 20 10.04 12", "900 400 90 9").words())
                .isEqualTo(
                        "CPU per request of the last windows 30.0, 20.0, 10.0, 12.0 µs, compiler 90, 40, 9, 1 % of the time");
    }

    private static Steadiness windows(String cpu, String jit) {
        String[] micros = cpu.isEmpty() ? new String[0] : cpu.trim().split(" +");
        String[] millis = jit.trim().split(" +");
        Steadiness steadiness = new Steadiness();
        for (int i = 0; i < micros.length; i++) {
            steadiness.add(new Window(1, Double.parseDouble(millis[i]) / 1e3, 1000,
                    1000 * Double.parseDouble(micros[i]), 1100 * Double.parseDouble(micros[i]), false));
        }
        return steadiness;
    }
}
