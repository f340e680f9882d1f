package dev.straightway.runtime.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {

    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = { "/a/b /a/b", "/%61%2D /a-", "/anna%40example.org /anna@example.org", "/a%2bb /a+b",
            "/caf%c3%a9 /caf%C3%A9", "/caf\u00e9 /caf%C3%A9", "/100%25 /100%25", "/a\"b /a%22b", "/%C0%80 /%EF%BF%BD%EF%BF%BD",
            "/a;x=1 /a;x=1", "/a%2Fb /a/b", "/{*} /%7B*%7D" })
    void isOneForAllThatMeanTheSame(String path, String spelling) {
        assertThat(Spelling.of(path)).isEqualTo(spelling);
    }

    @Test
    void isNoneOfMalformedEscapes() {
        assertThatThrownBy(() -> Spelling.of("/a%zz")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void escapesPercentSignsOfTexts() {
        assertThat(Spelling.encode("/100% \u20ac")).isEqualTo("/100%25%20%E2%82%AC");
    }
}
