package dev.straightway.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Ports;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.verify.Address;
import dev.straightway.lab.verify.Verification;

/** A target that was started for a test, from its first answer to its end. */
record RunningServer(Process process, int port) implements AutoCloseable {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** @param first the scenario that is asked until it answers */
    static RunningServer start(ServerTarget target, Scenario first, Path log) throws IOException, InterruptedException {
        return start(target, first, log, List.of());
    }

    /** @param options of its JVM, beside those of the target */
    static RunningServer start(ServerTarget target, Scenario first, Path log, List<String> options)
            throws IOException, InterruptedException {
        int port = Ports.free("127.0.0.1", 0);
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        target.arguments(first).forEach(argument -> command.add(argument.replace("${host}", "127.0.0.1")
                .replace("${port}", Integer.toString(port))
                .replace("${event.loops}", "1")));
        command.addAll(options);
        command.addAll(List.of("-jar", target.jar(first).toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        RunningServer server = new RunningServer(process, port);
        try {
            server.await(target, first, log);
            return server;
        } catch (IOException | InterruptedException | RuntimeException e) {
            server.close();
            throw e;
        }
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }

    private void await(ServerTarget target, Scenario first, Path log) throws IOException, InterruptedException {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (!Verification.answers(Address.loopback(port), Asked.of(target, first))) {
            // waitFor, so that a server that ends ends the waiting; nothing else that all servers have tells when they listen.
            if (process.waitFor(20, TimeUnit.MILLISECONDS) || System.nanoTime() > end) {
                throw new IllegalStateException(target.title() + " doesn't answer:\n" + Files.readString(log));
            }
        }
    }
}
