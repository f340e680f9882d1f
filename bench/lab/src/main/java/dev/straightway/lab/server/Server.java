package dev.straightway.lab.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.target.Scenario;
import dev.straightway.lab.target.Target;

/** A target in a JVM of its own, from its start to its end. */
public final class Server implements AutoCloseable {

    private static final int START_SECONDS = 60;
    private static final int POLL_MILLIS = 5;

    private final Process process;
    private final int port;
    private final Socket agent;
    private final BufferedReader answers;
    private final Path log;
    private final StartUp startUp;
    private final List<String> commandLine;

    /**
     * Until the first correct answer.
     *
     * @param wallMillis milliseconds of wall time
     * @param cpuMillis milliseconds of CPU, user and system; -1 where there is no /proc
     */
    public record StartUp(long wallMillis, long cpuMillis) {
    }

    private Server(Process process, int port, Socket agent, Path log, StartUp startUp, List<String> commandLine)
            throws IOException {
        this.process = process;
        this.port = port;
        this.agent = agent;
        this.answers = new BufferedReader(new InputStreamReader(agent.getInputStream(), StandardCharsets.US_ASCII));
        this.log = log;
        this.startUp = startUp;
        this.commandLine = commandLine;
    }

    /**
     * Starts a target and waits for its first correct answer.
     *
     * @throws TrialFailure with the end of the server's log if it doesn't come
     */
    public static Server start(Target target, Options.Server options, Pinning pinning, Path agentJar, Path log)
            throws IOException, InterruptedException {
        try (ServerSocket agents = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = freePort();
            List<String> command = CommandLine.of(target, options, pinning, agentJar, port, agents.getLocalPort());
            long began = System.nanoTime();
            Process process = Children.start(new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(log.toFile()));
            try {
                awaitAnswer(target, process, port, log);
                long wall = (System.nanoTime() - began) / 1_000_000;
                long cpu = ProcessTimes.of(process.pid()).map(times -> times.totalMicros() / 1000).orElse(-1L);
                agents.setSoTimeout(START_SECONDS * 1000);
                return new Server(process, port, agents.accept(), log, new StartUp(wall, cpu), command);
            } catch (IOException | RuntimeException | InterruptedException e) {
                Children.end(process);
                throw e;
            }
        }
    }

    public int port() {
        return port;
    }

    public long pid() {
        return process.pid();
    }

    public StartUp startUp() {
        return startUp;
    }

    public List<String> commandLine() {
        return commandLine;
    }

    /** {@return what the JVM knows of itself now} */
    public JvmSample sample() throws IOException {
        agent.getOutputStream().write('\n');
        agent.getOutputStream().flush();
        String line = answers.readLine();
        if (line == null) {
            throw new TrialFailure("The server ended:\n" + tail(log));
        }
        return JvmSample.parse(line);
    }

    @Override
    public void close() throws IOException {
        Children.end(process);
        agent.close();
    }

    private static void awaitAnswer(Target target, Process process, int port, Path log)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (System.nanoTime() < end) {
            if (!process.isAlive()) {
                throw new TrialFailure(target.title() + " ended before it answered, with code " + process.exitValue() + ":\n"
                        + tail(log));
            }
            if (Verification.answers(port, target, Scenario.GET)) {
                return;
            }
            // A server gives no other sign that works for all of them.
            Thread.sleep(POLL_MILLIS);
        }
        throw new TrialFailure(target.title() + " gave no correct answer in " + START_SECONDS + " s:\n" + tail(log));
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    private static String tail(Path log) throws IOException {
        List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 15), lines.size()));
    }
}
