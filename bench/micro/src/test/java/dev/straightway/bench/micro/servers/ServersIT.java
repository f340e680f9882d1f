package dev.straightway.bench.micro.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.bench.micro.Programs;
import dev.straightway.bench.micro.stack.Forks;

/** The packaged peers on the class paths that are measured. */
class ServersIT {

    @TempDir
    Path folder;

    static Stream<Forks.Stack> stacks() {
        return Stack.ALL.stream().map(Stack::forked);
    }

    @ParameterizedTest
    @MethodSource("stacks")
    void eachStackAnswersWhatItIsAsked(Forks.Stack stack) throws Exception {
        assertThat(
                Programs.run(Programs.on(Programs.PEERS.resolve(stack.folder()), stack.arguments(), AllAnswers.class), folder))
                .contains("All 6 are answered");
    }

    @Test
    void measuresTheStacksAndRequestsThatAreWanted() throws Exception {
        Path results = folder.resolve("results.json");
        String output = Programs.run(List.of("-jar", Programs.JAR.toString(), "-f", "1", "-wi", "0", "-i", "1", "-r", "10ms",
                "-p", "ask=GET", "-p", "stack=Jersey,Jersey 2.15", "-rf", "json", "-rff", results.toString()), folder);
        assertThat(output.lines()).anyMatch(line -> line.matches("Jersey +GET +[0-9,]+ +\\S+ +[0-9,]+"))
                .anyMatch(line -> line.matches("Jersey 2\\.15 +GET +[0-9,]+ +\\S+ +[0-9,]+"));
        assertThat(Files.readString(results)).contains("\"stack\" : \"Jersey\"", "\"stack\" : \"Jersey 2.15\"",
                "gc.alloc.rate.norm").doesNotContain("ClientBenchmark");
    }
}
