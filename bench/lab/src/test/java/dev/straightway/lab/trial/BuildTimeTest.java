package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildTimeTest {

    @TempDir
    Path target;

    private Path jar;

    @BeforeEach
    void buildAnApplication() throws IOException {
        jar = Files.createFile(Files.createDirectory(target.resolve("quarkus-app")).resolve("quarkus-run.jar"));
        Files.setLastModifiedTime(jar, FileTime.fromMillis(100_000));
    }

    @Test
    void isWhatWasWrittenWithTheApplication() throws IOException {
        write(100_500);
        assertThat(BuildTime.of(jar)).hasValue(1234);
    }

    @Test
    void isUnknownWhereAnotherApplicationWasBuiltAfterwards() throws IOException {
        write(109_000);
        assertThat(BuildTime.of(jar)).isEmpty();
    }

    @Test
    void isUnknownWhereQuarkusWasNotAskedForIt() {
        assertThat(BuildTime.of(jar)).isEmpty();
    }

    private void write(long at) throws IOException {
        Path file = Files.writeString(target.resolve("build-metrics.json"),
                "{\"buildTarget\":\"app\",\"duration\":1234,\"records\":[{\"duration\":9}]}");
        Files.setLastModifiedTime(file, FileTime.fromMillis(at));
    }
}
