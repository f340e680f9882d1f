package dev.straightway.lab.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.Memory;
import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.verify.Verification;
import dev.straightway.lab.verify.WrongAnswer;

/** A target in a JVM of its own, from its start to its end. One thread uses it. */
public final class Server implements AutoCloseable {

    private static final int START_SECONDS = 60;
    private static final int POLL_MILLIS = 5;
    private static final int TAIL_LINES = 15;

    private final Process process;
    private final int port;
    private final Socket agent;
    private final BufferedReader answers;
    private final Pinning pinning;
    private final Path log;
    private final StartUp startUp;
    private final List<String> commandLine;

    /**
     * Until the first correct answer.
     *
     * @param wallMillis milliseconds of wall time
     * @param cpuMillis milliseconds of CPU, user and system; empty where there is no /proc
     */
    public record StartUp(long wallMillis, OptionalLong cpuMillis) {
    }

    private Server(Process process, int port, Socket agent, Launch launch, StartUp startUp, List<String> commandLine)
            throws IOException {
        this.process = process;
        this.port = port;
        this.agent = agent;
        this.answers = new BufferedReader(new InputStreamReader(agent.getInputStream(), StandardCharsets.US_ASCII));
        this.pinning = launch.pinning();
        this.log = launch.log();
        this.startUp = startUp;
        this.commandLine = commandLine;
    }

    /**
     * Starts a target and waits for its first correct answer.
     *
     * @throws TrialFailure with the end of the server's log if it doesn't come
     */
    public static Server start(Launch launch) throws IOException, InterruptedException {
        try (ServerSocket agents = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = port(launch.jvm().port());
            List<String> command = CommandLine.of(launch, port, agents.getLocalPort());
            long began = System.nanoTime();
            Process process = Children.start(new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(launch.log().toFile()));
            try {
                awaitAnswer(launch, process, port);
                long wall = (System.nanoTime() - began) / 1_000_000;
                OptionalLong cpu = ProcessTimes.of(process.pid()).stream().mapToLong(times -> times.totalMicros() / 1000)
                        .findFirst();
                agents.setSoTimeout(START_SECONDS * 1000);
                return new Server(process, port, agents.accept(), launch, new StartUp(wall, cpu), command);
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

    /**
     * {@return what the JVM knows of itself now}
     *
     * @throws TrialFailure if the server has ended
     */
    public JvmSample sample() throws IOException {
        return JvmSample.parse(ask(""));
    }

    /**
     * {@return what it needs of the machine's memory; its heap is collected for that}
     *
     * @throws TrialFailure if the server has ended
     */
    public Optional<MemoryUse> memory() throws IOException {
        Optional<String> maps = Memory.maps(pid());
        return maps.isEmpty() ? Optional.empty() : MemoryUse.parse(maps.get(), ask("memory"));
    }

    private String ask(String question) throws IOException {
        String line = null;
        if (process.isAlive()) {
            agent.getOutputStream().write((question + "\n").getBytes(StandardCharsets.US_ASCII));
            agent.getOutputStream().flush();
            line = answers.readLine();
        }
        if (line == null) {
            throw new TrialFailure("the server ended" + (process.isAlive() ? "" : " with code " + process.exitValue()) + ":\n"
                    + tail(log));
        }
        return line;
    }

    /** Holds the server to the cores on which it is measured, if it is to be held. */
    public void hold() {
        pinning.hold(process.pid());
    }

    /** {@return whether the server runs} */
    public boolean alive() {
        return process.isAlive();
    }

    /** {@return the end of what the server has written} */
    public String lastWords() throws IOException {
        return tail(log);
    }

    @Override
    public void close() throws IOException {
        Children.end(process);
        agent.close();
    }

    private static void awaitAnswer(Launch launch, Process process, int port) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (System.nanoTime() < end) {
            if (!process.isAlive()) {
                throw new TrialFailure(launch.target().title() + " ended before it answered, with code " + process.exitValue()
                        + ":\n" + tail(launch.log()));
            }
            if (answers(launch, port)) {
                return;
            }
            // A server gives no other sign that works for all of them.
            Thread.sleep(POLL_MILLIS);
        }
        throw new TrialFailure(launch.target().title() + " gave no answer in " + START_SECONDS + " s:\n" + tail(launch.log()));
    }

    private static boolean answers(Launch launch, int port) throws IOException, InterruptedException {
        try {
            return Verification.answers(port, launch.target(), launch.scenario());
        } catch (WrongAnswer wrong) {
            throw new TrialFailure(wrong.getMessage());
        }
    }

    /**
     * Looks before a run whether its servers will get the port that they are to have.
     *
     * @param wanted 0 for any free one
     * @throws TrialFailure with the fix if it can't be listened at
     */
    public static void requirePort(int wanted) throws IOException {
        port(wanted);
    }

    private static int port(int wanted) throws IOException {
        try (ServerSocket free = new ServerSocket(wanted, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        } catch (BindException taken) {
            throw new TrialFailure("port " + wanted + " can't be had: " + taken.getMessage()
                    + "; choose another with lab.port, or 0 for any free one");
        }
    }

    static String tail(Path log) throws IOException {
        List<String> lines = new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines().toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()));
    }
}
