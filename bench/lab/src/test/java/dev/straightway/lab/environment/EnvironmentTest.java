package dev.straightway.lab.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;

class EnvironmentTest {

    @ParameterizedTest
    @ValueSource(strings = { "auto", "jmh" })
    void namesTheSeedThatARunHasDrawn(String generator) {
        Options options = new OptionReader(Map.of("lab.generator", generator)).read();

        assertThat(Environment.method(options))
                .containsEntry("order", "balanced over the rounds, from lab.seed " + options.timing().seed());
    }
}
