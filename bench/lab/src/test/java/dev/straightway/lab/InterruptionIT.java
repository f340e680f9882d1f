package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ends a lab in the middle of its work and looks for what it has left running. */
class InterruptionIT {

    /** How a lab can end before its time. */
    enum End {
        TERMINATED(Process::destroy),
        KILLED(Process::destroyForcibly);

        private final Consumer<Process> action;

        End(Consumer<Process> action) {
            this.action = action;
        }
    }

    @TempDir
    Path output;

    @ParameterizedTest
    @EnumSource
    void leavesNoProcessBehind(End end) throws Exception {
        Process lab = start();
        try {
            awaitFirstTrial(lab);
            List<ProcessHandle> children = lab.descendants().toList();
            assertThat(children).as("the generator at least").isNotEmpty();
            end.action.accept(lab);
            assertThat(lab.waitFor(30, TimeUnit.SECONDS)).as("the lab ended").isTrue();
            CompletableFuture.allOf(children.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                    .get(30, TimeUnit.SECONDS);
        } finally {
            lab.destroyForcibly();
        }
    }

    private Process start() throws IOException {
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), "-Dlab.smoke=true", "-Dlab.rounds=100", "-Dlab.generator=hyperfoil",
                "-Dlab.targets=vertx", "-Dlab.output=" + output, "dev.straightway.lab.Lab",
                "--home=" + System.getProperty("lab.home")).redirectErrorStream(true).start();
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
