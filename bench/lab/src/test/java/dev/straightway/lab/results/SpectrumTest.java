package dev.straightway.lab.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpectrumTest {

    private static final List<Spectrum.Point> POINTS = List.of(new Spectrum.Point(50, 100), new Spectrum.Point(99, 400),
            new Spectrum.Point(99.9, 900), new Spectrum.Point(99.99, 2_000));

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {
            "50, 10000, 0, 100", "99, 10000, 0, 400", "99.9, 10000, 0, 900",
            "99.9, 9000, 0, -", "99.99, 10000, 0, -", "99, 1000, 0, 400", "99, 999, 0, -", "50, 19, 0, -",
            "99, 10000, 50, 400", "99, 10000, 51, -", "50, 10000, 51, 100", "50, 0, 0, -" })
    void saysAPercentileWhereTheAnswersBearItAndTheGeneratorWasInTime(double percentile, long answers, long generatorLate,
            Double micros) {
        var told = spectrum(null, Map.of(), Conditions.UNKNOWN, new Spectrum.Pace(75, answers, generatorLate))
                .micros(percentile);
        assertThat(told.isPresent() ? told.getAsDouble() : null).isEqualTo(micros);
    }

    @Test
    void drawsTheCurveAsFarAsTheAnswersBearIt() {
        assertThat(spectrum(null, Map.of(), Conditions.UNKNOWN, new Spectrum.Pace(75, 9_999, 0)).curve())
                .extracting(Spectrum.Point::percentile).containsExactly(50.0, 99.0);
        assertThat(spectrum(null, Map.of(), Conditions.UNKNOWN, new Spectrum.Pace(75, 10_000, 6)).curve())
                .extracting(Spectrum.Point::percentile).containsExactly(50.0, 99.0);
        assertThat(spectrum(null, Map.of(), Conditions.UNKNOWN, new Spectrum.Pace(75, 10_000, 4)).curve())
                .extracting(Spectrum.Point::percentile).containsExactly(50.0, 99.0, 99.9);
    }

    @Test
    void countsWithoutAFailureAnErrorAndADoubtOnly() {
        Spectrum.Pace pace = new Spectrum.Pace(75, 10_000, 0);
        assertThat(spectrum(null, Map.of(), Conditions.UNKNOWN, pace).counts()).isTrue();
        assertThat(spectrum("it ended", Map.of(), Conditions.UNKNOWN, pace).counts()).isFalse();
        assertThat(spectrum(null, Map.of("body", 1L), Conditions.UNKNOWN, pace).counts()).isFalse();
        assertThat(spectrum(null, Map.of(), Conditions.UNKNOWN.remarking("late"), pace).counts()).isFalse();
    }

    @Test
    void keepsAllReasonsForDoubt() {
        assertThat(Conditions.UNKNOWN.remarking("one").remarking("two").remark()).isEqualTo("one; two");
    }

    private static Spectrum spectrum(String failure, Map<String, Long> errors, Conditions conditions, Spectrum.Pace pace) {
        return new Spectrum("own", "get", 1_000, 1_000, 0, POINTS, errors, failure, conditions, pace);
    }
}
