package dev.straightway.generator.hyperfoil;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PercentileCurveTest {

    @ParameterizedTest
    @CsvSource({ "99, 99", "100, 99", "999, 99", "1000, 99.9", "9999, 99.9", "10000, 99.99", "1000000, 99.99" })
    void endsWhereNoAnswerLiesBeyond(int answers, double last) {
        List<Measured.Point> curve = PercentileCurve.of(answers(answers));
        assertThat(curve.get(curve.size() - 1).percentile()).isBetween(answers == 99 ? 90 : last, 99.99);
        assertThat(curve.stream().anyMatch(point -> point.percentile() == 99.99)).isEqualTo(last == 99.99);
        assertThat(curve.stream().anyMatch(point -> point.percentile() == 99.9)).isEqualTo(last >= 99.9);
    }

    @Test
    void hasAPointForEachPercentileOfTheTables() {
        List<Measured.Point> curve = PercentileCurve.of(answers(100_000));
        assertThat(curve).extracting(Measured.Point::percentile).contains(50.0, 90.0, 99.0, 99.9, 99.99).isSorted()
                .doesNotHaveDuplicates();
        assertThat(curve).filteredOn(point -> point.percentile() == 99.99).singleElement()
                .satisfies(point -> assertThat((double) point.nanos()).isCloseTo(99_990_000, within(100_000.0)));
    }

    @Test
    void isEmptyWithoutAnswers() {
        assertThat(PercentileCurve.of(answers(0))).isEmpty();
    }

    /** One of each microsecond. */
    private static Histogram answers(int count) {
        Histogram times = new Histogram(3);
        for (int i = 1; i <= count; i++) {
            times.recordValue(i * 1_000L);
        }
        return times;
    }
}
