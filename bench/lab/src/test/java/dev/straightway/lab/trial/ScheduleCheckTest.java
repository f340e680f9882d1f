package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Spectrum;

class ScheduleCheckTest {

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {
            "10000, 100, -", "0, 0, -",
            "10000, 101, the generator couldn't keep the schedule: it was itself late with 1.0 % of the requests",
            "1000, 250, the generator couldn't keep the schedule: it was itself late with 25.0 % of the requests" })
    void doubtsWhatTheGeneratorItselfWasLateWith(long answers, long generatorLate, String remark) {
        Spectrum times = new Spectrum("own", "get", 1_000, 1_000, 900, List.of(), Map.of(), null, Conditions.UNKNOWN,
                new Spectrum.Pace(50, answers, generatorLate));
        assertThat(ScheduleCheck.judge(times, new Conditions(1, 20, 0, null)).remark()).isEqualTo(remark);
    }

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = { "NaN, -", "0, -", "4.9, -", "5, the generator's own compiler took 5 % of it",
            "38, the generator's own compiler took 38 % of it" })
    void doubtsWhatAGeneratorTookThatWasStillCold(double generatorJitPercent, String remark) {
        Spectrum times = new Spectrum("own", "get", 1_000, 1_000, 0, List.of(), Map.of(), null,
                Conditions.UNKNOWN.generatorJit(generatorJitPercent), new Spectrum.Pace(50, 3_000, 0));
        assertThat(ScheduleCheck.judge(times, new Conditions(1, 20, 0, null)))
                .isEqualTo(new Conditions(1, 20, generatorJitPercent, 0, remark));
    }

    @Test
    void keepsWhatTheGeneratorSaysOfItself() {
        Spectrum times = new Spectrum("own", "get", 1_000, 1_000, 900, List.of(), Map.of(), null,
                Conditions.UNKNOWN.remarking("the generators began 400 ms apart in a load of 3 s"),
                new Spectrum.Pace(50, 0, 0));
        assertThat(ScheduleCheck.judge(times, new Conditions(1, 20, 0, "noise")))
                .isEqualTo(new Conditions(1, 20, 0, "noise; the generators began 400 ms apart in a load of 3 s"));
    }
}
