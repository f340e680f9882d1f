package dev.straightway.runtime.routing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SlashFreeTest {

    @ParameterizedTest
    @ValueSource(strings = { "\\d+", "\\w{2,3}?", "[a-z]+", "[0-9a-fA-F-]{8}", "[^/]+", "[^/.]+", "[^!-@]", "a|b|ab", "(a|b)*",
            "(?:a)", "(?<n>a)", "a\\.b", "\\{x\\}", "[\\d\\-_.]+", "[^\\W]", "[-a]", "\\s", "[^\\D/]", "~!@%&=,;:'\"", "é+" })
    void provesWhatStaysWithinASegment(String regex) {
        assertThat(SlashFree.proven(regex)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = { ".", ".*", "/", "a/b", "\\/", "\\D", "\\W+", "\\S", "[^a]", "[/]", "[!-@]", "[\\D]", "[^\\w]",
            "^a",
            "a$", "a\\b", "\\p{L}", "\\x2f", "\\u002f", "\\057", "(?=/)", "(?<=/)", "(?<!a)", "(?!a)", "(?i)a", "(?>a)",
            "[a-z&&[def]]", "[a[/]]", "[a-\\x7f]", "[]a]", "\\Qa/b\\E", "[!-\\[]" })
    void provesNothingElse(String regex) {
        assertThat(SlashFree.proven(regex)).isFalse();
    }
}
