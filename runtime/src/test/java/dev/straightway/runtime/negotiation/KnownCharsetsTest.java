package dev.straightway.runtime.negotiation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownCharsetsTest {

    @Test
    void findsWhatTheJvmFinds() {
        for (Charset charset : Charset.availableCharsets().values()) {
            assertThat(KnownCharsets.of(charset.name())).isEqualTo(charset);
            assertThat(KnownCharsets.of(charset.name().toUpperCase(Locale.ROOT))).isEqualTo(charset);
            for (String alias : charset.aliases()) {
                assertThat(KnownCharsets.of(alias)).as(alias).isEqualTo(Charset.forName(alias));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "utf-9", "nonsense", "utf 8", "\u00fctf-8", "\u0000" })
    void refusesWhatTheJvmDoesNotKnow(String name) {
        assertThatThrownBy(() -> KnownCharsets.of(name)).isInstanceOf(UnsupportedCharsetException.class);
    }
}
