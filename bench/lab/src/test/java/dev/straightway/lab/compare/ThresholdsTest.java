package dev.straightway.lab.compare;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThresholdsTest {

    @ParameterizedTest
    @ValueSource(doubles = { 0.95, -1, Double.NaN, Double.POSITIVE_INFINITY })
    void areRatiosOfAtLeastOne(double threshold) {
        assertThatThrownBy(() -> new Thresholds(1, threshold)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The threshold of bytes is " + threshold + ", but it is a ratio of later to earlier of at least 1. "
                        + "Give 1.05 to allow 5 % more.");
        assertThatThrownBy(() -> new Thresholds(threshold, 1)).hasMessageStartingWith("The threshold of CPU is " + threshold);
    }
}
