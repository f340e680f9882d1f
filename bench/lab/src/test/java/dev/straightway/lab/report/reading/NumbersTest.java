package dev.straightway.lab.report.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource({ "12.3456, 12.3", "0.01234, 0.0123", "50123.4, '50,123'", "0, 0.00", "-1.234, −1.23", "-0.0001, −0.000100",
            "NaN, –" })
    void roundsToThreeDigits(double value, String text) {
        assertThat(Numbers.plain(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({ "12.3456, 12.1, 12.6, 12.3", "12.3456, 10, 15, 12", "50123.4, 49000, 51000, '50,000'",
            "12.3456, NaN, NaN, 12.3", "12.3456, 12.3456, 12.3456, 12.3", "3.14159, 3.1415, 3.1416, 3.142" })
    void roundsToWhatTheIntervalLeavesCertain(double value, double low, double high, String text) {
        assertThat(Numbers.rounded(value, low, high)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({ "12.123, 12.661, 12.1–12.7", "49012, 51000, '49,000–51,000'", "0.5, 12, 0–12" })
    void givesBothEndsOfARangeTheSameDigits(double low, double high, String text) {
        assertThat(Numbers.range(low, high)).isEqualTo(text);
    }

    @Test
    void neverSaysThatPIsZero() {
        assertThat(Numbers.p(0)).isEqualTo("< 0.001");
        assertThat(Numbers.p(0.03125)).isEqualTo("0.031");
        assertThat(Numbers.percent(0.0213)).isEqualTo("2.1 %");
        assertThat(Numbers.ratio(0.7249)).isEqualTo("0.72");
    }
}
