package dev.straightway.bench.micro.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The packaged peers on the class paths that are measured. */
class ServersIT {

    private static final Path JAR = Path.of(System.getProperty("micro.jar"));
    private static final Path PEERS = Path.of(System.getProperty("micro.peers"));
    private static final long PATIENCE_SECONDS = 120;

    @TempDir
    Path folder;

    static Stream<Stack> stacks() {
        return Stack.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("stacks")
    void eachStackAnswersWhatItIsAsked(Stack stack) throws Exception {
        assertThat(stack.isIn(PEERS)).as("%s is packaged", stack.name()).isTrue();
        List<String> command = new ArrayList<>(stack.arguments());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", stack.classPath(PEERS, JAR + File.pathSeparator + tests()),
                AllAnswers.class.getName()));
        assertThat(run(command)).contains("All 6 are answered");
    }

    @Test
    void measuresTheStacksAndRequestsThatAreWanted() throws Exception {
        Path results = folder.resolve("results.json");
        String output = run(List.of("-jar", JAR.toString(), "-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-p", "ask=GET",
                "-p", "stack=Jersey,Jersey 2.15", "-rf", "json", "-rff", results.toString()));
        assertThat(output.lines()).anyMatch(line -> line.matches("Jersey +GET +[0-9,]+ +\\S+ +[0-9,]+"))
                .anyMatch(line -> line.matches("Jersey 2\\.15 +GET +[0-9,]+ +\\S+ +[0-9,]+"));
        assertThat(Files.readString(results)).contains("\"stack\" : \"Jersey\"", "\"stack\" : \"Jersey 2.15\"",
                "gc.alloc.rate.norm");
    }

    private static Path tests() throws Exception {
        return Path.of(AllAnswers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private String run(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow()));
        command.addAll(arguments);
        File output = folder.resolve("output.txt").toFile();
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                .redirectOutput(output).start();
        try {
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends in time").isTrue();
        } finally {
            process.destroyForcibly();
        }
        String text = Files.readString(output.toPath());
        assertThat(process.exitValue()).as(text).isZero();
        return text;
    }
}
