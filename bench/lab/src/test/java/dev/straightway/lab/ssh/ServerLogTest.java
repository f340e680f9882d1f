package dev.straightway.lab.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerLogTest {

    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    Path folder;

    @Test
    void isKept() {
        ServerLog.keep(folder.resolve("it.log"), "it began");
        assertThat(folder.resolve("it.log")).hasContent("it began");
    }

    @Test
    void failsNoTrialOnAFullDisk() {
        assumeTrue(Files.isWritable(FULL), FULL + " isn't there: only Linux has a disk that is always full");
        assertThatCode(() -> ServerLog.keep(FULL, "it began")).doesNotThrowAnyException();
    }
}
