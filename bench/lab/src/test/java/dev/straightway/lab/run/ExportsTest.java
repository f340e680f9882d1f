package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.options.InvalidOption;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.report.format.Format;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.statistics.TestRun;

class ExportsTest {

    private static final Path FULL = Path.of("/dev/full");

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

    @Test
    void saysTheFixOnAFullDisk(@TempDir Path folder) throws Exception {
        assumeTrue(Files.isWritable(FULL), FULL + " isn't there: only Linux has a disk that is always full");
        Files.createSymbolicLink(folder.resolve("results.csv.part"), FULL);
        Results results = new TestRun().trial("base", "get", 1, 1, Outcome.VALID, Map.of(TestRun.CPU, 1.0)).results();
        assertThatThrownBy(
                () -> Exports.write(results, new OptionReader(Map.of("lab.export", "csv")).read(), folder, System.out))
                .isInstanceOf(IOException.class)
                .hasMessage("csv can't be exported to " + folder + " (No space left on device). The"
                        + " results are saved: make room there, and 'straightway-lab report " + folder
                        + " --export csv' writes it.");
        assertThat(folder.resolve("results.csv")).as("half an export").doesNotExist();
    }

    private static List<Format> exports(String text) {
        return Exports.of(new OptionReader(Map.of("lab.export", text)).read());
    }
}
