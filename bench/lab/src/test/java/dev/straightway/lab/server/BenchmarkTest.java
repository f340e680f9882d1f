package dev.straightway.lab.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.options.Options;

class BenchmarkTest {

    private static final Benchmark.Fork FORK = new Benchmark.Fork(Benchmark.Subject.stack("Jersey 2.15", "GET_LOCATOR"), 5,
            3);

    @TempDir
    Path folder;

    private final Children children = new Children();

    @AfterEach
    void endChildren() {
        children.close();
    }

    private Benchmark benchmark(Path jar) {
        return new Benchmark(jar, new Options.Server("", "512m", Options.Collector.SERIAL, 1, 0), Pinning.of(false));
    }

    @Test
    void asksJmhForOneForkWithTheJvmOfTheRun() {
        assertThat(benchmark(Path.of("micro.jar")).command(FORK, Path.of("r.json"))).containsSubsequence("-jar", "micro.jar",
                "-p", "stack=Jersey 2.15", "-p", "ask=GET_LOCATOR", "-f", "1", "-wi", "5", "-i", "3", "-jvmArgsAppend",
                "-XX:+UseSerialGC -Xms512m -Xmx512m", "-rf", "json", "-rff", "r.json");
    }

    @Test
    void asksForTheCallOfAClient() {
        assertThat(benchmark(Path.of("micro.jar"))
                .command(new Benchmark.Fork(Benchmark.Subject.client("RESTEasy", "POST"), 5, 3), Path.of("r.json")))
                .containsSubsequence("-p", "client=RESTEasy", "-p", "call=POST", "-f", "1");
    }

    @Test
    void tellsWhatTheProgramSaidThatFailed() throws IOException {
        Path none = folder.resolve("none.jar");
        Path stale = Files.writeString(folder.resolve("results.json"), "[]");
        assertThatThrownBy(() -> benchmark(none).run(children, FORK, stale, folder.resolve("log")))
                .isInstanceOf(TrialFailure.class)
                .hasMessageStartingWith("the micro-benchmark of Jersey 2.15 ended with code 1:\n")
                .hasMessageContaining("none.jar");
        assertThat(stale).doesNotExist();
    }
}
