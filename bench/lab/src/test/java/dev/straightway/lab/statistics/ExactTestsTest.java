package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.converter.ConvertWith;
import org.junit.jupiter.params.converter.SimpleArgumentConverter;
import org.junit.jupiter.params.provider.CsvSource;

class ExactTestsTest {

    static final class Numbers extends SimpleArgumentConverter {

        @Override
        protected Object convert(Object source, Class<?> type) {
            return source == null ? new double[0]
                    : Arrays.stream(source.toString().trim().split(" +")).mapToDouble(Double::parseDouble).toArray();
        }
    }

    /** Parts of all 2^n assignments of signs, counted by hand. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            1 2 3 4 5,              0.0625
            1 2 3 4 5 6,            0.03125
            -1 -2 -3 -4 -5 -6,      0.03125
            -1 2 3 4 5 6,           0.0625
            1 -2 3 -4 5 -6,         0.84375
            0 1 2 3 4 5 6,          0.03125
            2 2 2 2 2 2,            0.03125
            -2 2 2 2 2 2,           0.21875
            1 1 2,                  0.25
            0 0 0,                  1
            ,                       1
            """)
    void countsTheAssignmentsOfSigns(@ConvertWith(Numbers.class) double[] differences, double p) {
        assertThat(SignedRank.p(differences)).isEqualTo(p, within(1e-12));
    }

    /** Parts of all ways to deal the values out, counted by hand: 2 of C(12,6) = 924, 2 of C(8,4) = 70, … */
    @ParameterizedTest
    @CsvSource(textBlock = """
            1 2 3 4 5 6, 7 8 9 10 11 12, 0.0021645021645021645
            1 2 3 4,     5 6 7 8,        0.02857142857142857
            1 1 1 1,     2 2 2 2,        0.02857142857142857
            1 1 1 1,     1 1 1 1,        1
            1 2,         2 3,            0.6666666666666666
            1,           ,               1
            """)
    void countsTheWaysToDealValuesOut(@ConvertWith(Numbers.class) double[] one, @ConvertWith(Numbers.class) double[] other,
            double p) {
        assertThat(RankSum.p(one, other)).isEqualTo(p, within(1e-12));
        assertThat(RankSum.p(other, one)).isEqualTo(p, within(1e-12));
    }

    @Test
    void agreesWithTheLibraryAtTheBorderToTies() {
        assertThat(SignedRank.p(new double[] { 1, 2, -3, 4, 5, 6, 7, 7 }))
                .isEqualTo(SignedRank.p(new double[] { 1, 2, -3, 4, 5, 6, 7, 7.1 }), within(1e-12));
    }
}
