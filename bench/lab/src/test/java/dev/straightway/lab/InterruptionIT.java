package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial;

/** Ends a lab in the middle of its work and looks for what it has left: no process, and what it had measured. */
class InterruptionIT {

    /** How a lab can end before its time. */
    enum End {
        /** Ctrl-C. */
        INT,
        TERM,
        KILL;

        boolean letsItSave() {
            return this != KILL;
        }
    }

    @TempDir
    Path output;

    @ParameterizedTest
    @EnumSource
    void leavesNoProcessBehindAndKeepsWhatItHad(End end) throws Exception {
        Process lab = start(List.of());
        try {
            awaitFirstTrial(lab);
            List<ProcessHandle> children = lab.descendants().toList();
            assertThat(children).as("the generator at least").isNotEmpty();
            signal(end, lab);
            assertThat(lab.waitFor(30, TimeUnit.SECONDS)).as("the lab ended").isTrue();
            CompletableFuture.allOf(children.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                    .get(30, TimeUnit.SECONDS);
        } finally {
            lab.destroyForcibly();
        }
        Results results = ResultsFile.read(output.resolve("results.json"));
        assertThat(results.complete()).isFalse();
        assertThat(results.trials()).isNotEmpty().allMatch(Trial::valid);
        if (end.letsItSave()) {
            assertThat(results.notes()).contains("The run was ended before its time; what it had until then is here.");
            assertThat(output.resolve("report.html")).exists();
        }
    }

    @Test
    void saysWhatAServerWroteThatCrashed() throws Exception {
        Process lab = start(List.of("-Dlab.heap=1m"));
        String printed = new String(lab.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(lab.waitFor()).isEqualTo(1);
        assertThat(printed).contains("FAILED: Vert.x by hand ended before it answered, with code 1", "Too small maximum heap");
        assertThat(printed).doesNotContain("\tat ");
    }

    private static void signal(End end, Process lab) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + end, Long.toString(lab.pid())).inheritIO().start().waitFor();
    }

    private Process start(List<String> more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), "-Dlab.smoke=true", "-Dlab.rounds=" + (more.isEmpty() ? 100 : 1),
                "-Dlab.generator=hyperfoil", "-Dlab.targets=vertx", "-Dlab.scenarios=person-get", "-Dlab.output=" + output));
        command.addAll(more);
        command.addAll(List.of("dev.straightway.lab.Lab", "run", "--home=" + System.getProperty("lab.home")));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    /** From then on there is always a generator, and a server most of the time. */
    private static void awaitFirstTrial(Process lab) throws IOException {
        BufferedReader lines = lab.inputReader();
        StringBuilder printed = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            printed.append(line).append('\n');
            if (line.startsWith("[1/")) {
                assertThat(line).doesNotContain("FAILED");
                return;
            }
        }
        throw new AssertionError("The lab ended before its first trial did:\n" + printed);
    }
}
