package dev.straightway.lab.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import dev.straightway.lab.options.Options;

/**
 * A micro-benchmark by JMH: a JVM that measures a stack in memory in one fork, and ends.
 *
 * @param jar the program, which takes the options of JMH
 * @param jvm what the fork is told
 * @param pinning the fork is held to the core of the servers from its start on
 */
public record Benchmark(Path jar, Options.Server jvm, Pinning pinning) {

    /** Start and end of two JVMs, and the application's start. */
    private static final int BESIDE_SECONDS = 120;

    /**
     * What is measured.
     *
     * @param kind the parameter of the program that has the name
     * @param asked the parameter that has what it is asked
     */
    public record Subject(String kind, String name, String asked, String value) {

        /** {@return a request to a stack, as the program names both} */
        public static Subject stack(String name, String ask) {
            return new Subject("stack", name, "ask", ask);
        }

        /** {@return a call of a client, as the program names both} */
        public static Subject client(String name, String call) {
            return new Subject("client", name, "call", call);
        }
    }

    /**
     * What one fork is to do.
     *
     * @param warmupSeconds before the seconds that count
     */
    public record Fork(Subject subject, int warmupSeconds, int seconds) {
    }

    /**
     * {@return the command}
     *
     * @param results where JMH writes its JSON
     */
    public List<String> command(Fork fork, Path results) {
        List<String> command = new ArrayList<>(pinning.measured());
        command.addAll(
                List.of(ServerJava.of(jvm.java()).toString(), "-jar", jar.toString(), "-p",
                        fork.subject().kind() + "=" + fork.subject().name(), "-p",
                        fork.subject().asked() + "=" + fork.subject().value(), "-f", "1", "-wi", "" + fork.warmupSeconds(),
                        "-w", "1s", "-i", "" + fork.seconds(),
                        "-r", "1s",
                        "-foe", "true", "-jvmArgsAppend", String.join(" ", jvm.collector().argument(), "-Xms" + jvm.heap(),
                                "-Xmx" + jvm.heap()),
                        "-rf", "json", "-rff", results.toString()));
        return command;
    }

    /**
     * Runs it to its end.
     *
     * @param results which it has written then
     * @throws TrialFailure with the end of what it wrote if it doesn't succeed
     */
    public void run(Children children, Fork fork, Path results, Path log) throws IOException, InterruptedException {
        Files.deleteIfExists(results);
        Process process = children.start(new ProcessBuilder(command(fork, results)).redirectErrorStream(true)
                .redirectOutput(log.toFile()));
        try {
            int most = fork.warmupSeconds() + fork.seconds() + BESIDE_SECONDS;
            if (!process.waitFor(most, TimeUnit.SECONDS)) {
                throw failure(fork, "did not end in " + most + " s", log);
            }
            if (process.exitValue() != 0 || !Files.exists(results)) {
                throw failure(fork, "ended with code " + process.exitValue(), log);
            }
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            Children.end(process);
        }
    }

    private static TrialFailure failure(Fork fork, String what, Path log) throws IOException {
        return new TrialFailure("the micro-benchmark of " + fork.subject().name() + " " + what + ":\n" + LocalServer.tail(log));
    }
}
