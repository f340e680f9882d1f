package dev.straightway.it.tck.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ExpectedTest {

    @TempDir
    private Path directory;

    @Test
    void readsHowManyMustPass() throws Exception {
        assertThat(Expected.read(file("# comment\npassed = 1195 \n")).passed()).isEqualTo(1195);
    }

    @Test
    void refusesAFileThatDoesNotSay() throws Exception {
        Path file = file("failed=1\n");

        assertThatThrownBy(() -> Expected.read(file)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage(file + " does not say passed=…");
    }

    private Path file(String text) throws Exception {
        return Files.writeString(directory.resolve("expected.properties"), text);
    }
}
