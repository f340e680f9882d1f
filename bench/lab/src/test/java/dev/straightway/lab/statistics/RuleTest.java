package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.results.Results.MeasuredMetric;

class RuleTest {

    private static final Detectable DETECTION = new Detectable();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0.71 | 0.69 | 0.73 | 0.03 | 6 | true  | 29 % less CPU (27–31 %)
            0.71 | 0.69 | 0.73 | 0.03 | 6 | false | 29 % less CPU (27–31 %)
            1.10 | 1.06 | 1.15 | 0.03 | 6 | true  | 10.0 % more CPU (6.0–15.0 %)
            1.40 | 1.35 | 1.46 | 0.03 | 6 | false | 40 % more CPU (35–46 %)
            2.35 | 1.95 | 2.55 | 0.03 | 6 | true  | 2.4× the CPU (2.0–2.6×)
            11.65 | 10.9 | 12.2 | 0.03 | 6 | true | 11.7× the CPU (10.9–12.2×)
            1.10 | 1.06 | 1.15 | 0.05 | 6 | true  | inconclusive: too noisy, 1.10× (1.06–1.15)
            1.06 | 1.02 | 1.15 | 0.03 | 6 | true  | inconclusive: too noisy, 1.06× (1.02–1.15)
            0.95 | 0.90 | 0.98 | 0.03 | 6 | true  | inconclusive: too noisy, 0.95× (0.90–0.98)
            1.00 | 0.94 | 1.04 | 0.70 | 6 | true  | inconclusive: too noisy, 1.00× (0.94–1.04)
            1.00 | 0.96 | 1.04 | 0.70 | 6 | true  | no difference seen, 1.00× (0.96–1.04)
            1.03 | 1.01 | 1.04 | 0.03 | 6 | true  | no difference seen, 1.03× (1.01–1.04)
            0.71 | 0.69 | 0.73 | 0.03 | 5 | true  | no verdict: 5 of 6 rounds
            NaN  | NaN  | NaN  | 1    | 6 | true  | no verdict: a value of the primary metric is not above zero
            """)
    void says(double value, double low, double high, double p, int rounds, boolean lowerIsBetter, String words) {
        Ratio ratio = new Ratio(value, new Interval(low, high), p, rounds);

        assertThat(Rule.STANDARD.judge(ratio, metric(lowerIsBetter), new Family.Place(0.01, 3), DETECTION).words())
                .isEqualTo(words);
    }

    @Test
    void onlyTwoKindsClaimADifference() {
        assertThat(Verdict.Kind.values())
                .filteredOn(kind -> new Verdict(kind, Ratio.unknown(6), 6, 1, 1, "CPU", DETECTION).difference())
                .containsExactly(Verdict.Kind.BETTER, Verdict.Kind.WORSE);
    }

    @Test
    void isNoneWhereTheDifferenceIsNotClearAmongAllVerdictsOfTheReport() {
        Ratio ratio = new Ratio(0.9, new Interval(0.86, 0.94), 0.031, 6, new Spread(0.03, 0.004));

        assertThat(Rule.STANDARD.judge(ratio, metric(true), new Family.Place(0.048, 12), DETECTION).words())
                .isEqualTo("10.0 % less CPU (6.0–14.0 %)");
        assertThat(Rule.STANDARD.judge(ratio, metric(true), new Family.Place(0.052, 13), DETECTION).words())
                .matches("inconclusive: too noisy, 0.90× \\(0.86–0.94\\), could have seen 8\\.5 %");
    }

    private static MeasuredMetric metric(boolean lowerIsBetter) {
        return new MeasuredMetric("cpu", "CPU", "µs/request", lowerIsBetter, true, "");
    }
}
