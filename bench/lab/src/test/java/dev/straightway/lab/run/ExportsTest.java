package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.options.InvalidOption;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.report.format.Format;

class ExportsTest {

    @Test
    void areThoseThatWereNamedInWhateverLetters() {
        assertThat(exports("CSV,jmh")).containsExactly(Format.CSV, Format.JMH);
        assertThat(exports("all")).containsExactly(Format.values());
        assertThat(exports("none")).isEmpty();
    }

    @Test
    void areRefusedWithWhatThereIs() {
        assertThatThrownBy(() -> exports("jmh,xml")).isInstanceOf(InvalidOption.class)
                .hasMessage("-Dlab.export=xml: expected one of markdown, csv, latency, jmh");
        assertThatThrownBy(() -> exports("latncy")).isInstanceOf(InvalidOption.class)
                .hasMessage("-Dlab.export=latncy: expected one of markdown, csv, latency, jmh; did you mean latency?");
    }

    private static List<Format> exports(String text) {
        return Exports.of(new OptionReader(Map.of("lab.export", text)).read());
    }
}
