package dev.straightway.lab.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionReaderTest {

    @Test
    void hasADefaultForEverything() {
        Options options = new OptionReader(Map.of("java.version", "17")).read();
        assertThat(options.timing().rounds()).isEqualTo(3);
        assertThat(options.targets()).isEmpty();
        assertThat(options.generator()).isEqualTo(Options.GeneratorChoice.AUTO);
        assertThat(options.profile()).isTrue();
    }

    @Test
    void isShortInASmokeRunUnlessToldOtherwise() {
        Options options = new OptionReader(Map.of("lab.smoke", "", "lab.duration", "2")).read();
        assertThat(options.timing()).isEqualTo(new Options.Timing(2, 1, 1));
        assertThat(options.profile()).isFalse();
    }

    @Test
    void readsNamesInTheirOrder() {
        assertThat(new OptionReader(Map.of("lab.targets", "vertx, straightway,vertx")).read().targets())
                .isEqualTo(List.of("vertx", "straightway"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "lab.rounds      | 0   | -Dlab.rounds=0: expected a whole number from 1 to 1000",
            "lab.rounds      | two | -Dlab.rounds=two: expected a whole number from 1 to 1000",
            "lab.heap        | big | -Dlab.heap=big: expected a size as 256m or 1g",
            "lab.pin         | yes | -Dlab.pin=yes: expected true or false",
            "lab.threads     | 64  | -Dlab.connections=32: every thread of the generator needs a connection, and lab.threads is 64" })
    void refusesWhatCannotBe(String name, String value, String message) {
        assertThatThrownBy(() -> new OptionReader(Map.of(name, value)).read()).isInstanceOf(InvalidOption.class)
                .hasMessage(message);
    }

    @Test
    void refusesAnOptionThatItDoesNotKnow() {
        assertThatThrownBy(() -> new OptionReader(Map.of("lab.round", "3"))).isInstanceOf(InvalidOption.class)
                .hasMessageStartingWith("-Dlab.round=3: no such option; the lab knows lab.duration, lab.warmup, lab.rounds");
    }
}
