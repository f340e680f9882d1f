package dev.straightway.lab.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class YamlTest {

    static Arguments[] texts() {
        return new Arguments[] { Arguments.of("plain: # 'no' {comment}", "\"plain: # 'no' {comment}\""),
                Arguments.of("{\"a\":\"\\n\"}", "\"{\\\"a\\\":\\\"\\\\n\\\"}\""), Arguments.of("a\nb\t", "\"a\\x0ab\\x09\""),
                Arguments.of("\0\u007f\u0085\u00e9", "\"\\x00\\x7f\\x85\\xe9\""),
                Arguments.of("\u2028\u20ac", "\"\\u2028\\u20ac\""),
                Arguments.of("\ud83d\ude00", "\"\\U0001f600\""), Arguments.of("", "\"\"") };
    }

    @ParameterizedTest
    @MethodSource("texts")
    void quotesEveryCharacter(String text, String quoted) {
        assertThat(Yaml.quote(text)).isEqualTo(quoted);
    }

    @Test
    void writesParametersWithTheirDefaults() {
        assertThat(Yaml.parameter("HOST", "a b")).isEqualTo("!param \"HOST a b\"");
        assertThat(Yaml.parameter("RATE", 20_000)).isEqualTo("!param \"RATE 20000\"");
        assertThat(Yaml.parameter("RATE", 0.5)).isEqualTo("!param \"RATE 0.5\"");
    }
}
