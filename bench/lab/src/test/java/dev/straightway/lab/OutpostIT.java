package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import dev.straightway.lab.command.LabCommand;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Session;

/**
 * An outpost of the lab with its servers, started by a program that takes the place of the ssh client: it runs the commands
 * here. {@link SshServerIT} has the real one.
 */
@Execution(ExecutionMode.CONCURRENT)
class OutpostIT {

    /** As ssh: its last word is what the shell of the account gets; what that prints at a login comes first. */
    private static final String STAND_IN = """
            #!/bin/sh
            for last; do :; done
            if [ "$2" = -G ]; then echo user nobody; echo hostname 127.0.0.1; exit; fi
            echo Welcome.
            export SSH_CONNECTION="192.0.2.1 40000 127.0.0.1 22"
            exec sh -c "$last"
            """;

    @TempDir
    Path folder;

    @Test
    void servesARunFromItsStartToItsEnd() throws Exception {
        Path client = Files.writeString(folder.resolve("stand-in"), STAND_IN);
        Files.setPosixFilePermissions(client, PosixFilePermissions.fromString("rwx------"));
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        int code = execute(out, "run", "--home=" + System.getProperty("lab.home"), "--smoke",
                "--server=ssh://bench@load1" + folder.resolve("there"), "--ssh=" + client, "--targets=vertx",
                "--scenarios=text",
                "--generator=hyperfoil", "--java=" + System.getProperty("java.home"), "--output=" + folder.resolve("lab"));

        assertThat(code).as(printed.toString(StandardCharsets.UTF_8)).isZero();
        String there = folder.toRealPath() + "/there/";
        Results results = ResultsFile.read(folder.resolve("lab/results.json"));
        assertThat(results.environment()).containsEntry("servers",
                "on bench@load1, over ssh; what follows is of that machine");
        assertThat(results.trials()).singleElement().satisfies(trial -> {
            assertThat(trial.outcome()).isEqualTo(Trial.Outcome.VALID);
            assertThat(trial.values()).containsKeys("cpu", "bytes", "requests", "live-heap", "startup");
            assertThat(trial.commandLine()).anyMatch(argument -> argument.startsWith(there));
        });
        assertThat(printed.toString(StandardCharsets.UTF_8).lines().filter(line -> line.startsWith("Copying ")))
                .as("the lab and the target").hasSize(2);
        assertThat(folder.resolve("there")).as("what the run wrote there").isDirectoryNotContaining("glob:**/run-*")
                .isDirectoryNotContaining("glob:**.part");
    }

    private static int execute(PrintStream out, String... arguments) {
        try (Children children = new Children()) {
            return LabCommand.execute(arguments, new Session(out, children), out);
        }
    }
}
