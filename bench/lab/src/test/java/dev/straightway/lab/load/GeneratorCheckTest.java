package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratorCheckTest {

    @ParameterizedTest
    @CsvSource({ "0.97, 0.61, generator-bound: the generator was busy for 97 % of the time; the server was busy for 61 %",
            "0.90, 0.89, generator-bound: the generator was busy for 90 % of the time; the server was busy for 89 %",
            "0.95, NaN, generator-bound: the generator was busy for 95 % of the time; how busy the server was is unknown" })
    void marksALoadWhoseGeneratorWasTheBottleneck(double generator, double server, String remark) {
        assertThat(GeneratorCheck.remark(generator, server)).contains(remark);
    }

    @ParameterizedTest
    @CsvSource({ "0.89, 0.10", "0.95, 0.90", "0.50, 0.99", "NaN, 0.50", "NaN, NaN" })
    void saysNothingOtherwise(double generator, double server) {
        assertThat(GeneratorCheck.remark(generator, server)).isEmpty();
    }
}
