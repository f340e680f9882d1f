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
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.Memory;
import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.verify.Address;
import dev.straightway.lab.verify.Verification;
import dev.straightway.lab.verify.WrongAnswer;

/** A server on this machine. */
public final class LocalServer implements Server {

    private static final int START_SECONDS = 60;
    private static final int POLL_MILLIS = 5;
    private static final int TAIL_LINES = 15;

    private final Process process;
    private final Address address;
    private final Socket agent;
    private final BufferedReader answers;
    private final Pinning pinning;
    private final Path log;
    private final StartUp startUp;
    private final List<String> commandLine;

    private LocalServer(Process process, Started started, Socket agent, Launch launch) throws IOException {
        this.process = process;
        this.address = started.address;
        this.agent = agent;
        this.answers = new BufferedReader(new InputStreamReader(agent.getInputStream(), StandardCharsets.US_ASCII));
        this.pinning = launch.pinning();
        this.log = launch.log();
        this.startUp = started.startUp;
        this.commandLine = started.commandLine;
    }

    private record Started(Address address, StartUp startUp, List<String> commandLine) {
    }

    /**
     * Starts a target and waits for its first correct answer.
     *
     * @param agent the jar of the agent that runs in it
     * @param host the address of this machine that it listens at
     * @throws TrialFailure with the end of the server's log if it doesn't come
     */
    public static LocalServer start(Launch launch, Path agent, String host, Children children)
            throws IOException, InterruptedException {
        try (ServerSocket agents = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Address address = new Address(host, Ports.free(host, launch.jvm().port()));
            List<String> command = CommandLine.of(launch, address, agent, agents.getLocalPort());
            long began = System.nanoTime();
            Process process = children.start(new ProcessBuilder(command).redirectErrorStream(true)
                    .directory(launch.program().folder().map(Path::toFile).orElse(null))
                    .redirectOutput(launch.log().toFile()));
            try {
                awaitAnswer(launch, process, address);
                long wall = (System.nanoTime() - began) / 1_000_000;
                OptionalLong cpu = ProcessTimes.of(process.pid()).stream().mapToLong(times -> times.totalMicros() / 1000)
                        .findFirst();
                agents.setSoTimeout(START_SECONDS * 1000);
                return new LocalServer(process, new Started(address, new StartUp(wall, cpu), command), agents.accept(), launch);
            } catch (IOException | RuntimeException | InterruptedException e) {
                Children.end(process);
                throw e;
            }
        }
    }

    @Override
    public Address address() {
        return address;
    }

    @Override
    public long pid() {
        return process.pid();
    }

    @Override
    public StartUp startUp() {
        return startUp;
    }

    @Override
    public List<String> commandLine() {
        return commandLine;
    }

    /**
     * {@return what the JVM knows of itself now}
     *
     * @throws TrialFailure if the server has ended
     */
    JvmSample sample() throws IOException {
        return JvmSample.parse(ask(""));
    }

    @Override
    public Watch watch() throws IOException {
        return new LocalWatch(this, pinning.serverCores());
    }

    @Override
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

    @Override
    public void hold() {
        pinning.hold(process.pid());
    }

    @Override
    public boolean alive() {
        return process.isAlive();
    }

    @Override
    public String lastWords() throws IOException {
        return tail(log);
    }

    @Override
    public void close() throws IOException {
        Children.end(process);
        agent.close();
    }

    private static void awaitAnswer(Launch launch, Process process, Address address) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (System.nanoTime() < end) {
            if (!process.isAlive()) {
                throw new TrialFailure(launch.title() + " ended before it answered, with code " + process.exitValue()
                        + ":\n" + tail(launch.log()));
            }
            if (answers(launch, address)) {
                return;
            }
            // A server gives no other sign that works for all of them.
            Thread.sleep(POLL_MILLIS);
        }
        throw new TrialFailure(launch.title() + " gave no answer in " + START_SECONDS + " s:\n" + tail(launch.log()));
    }

    private static boolean answers(Launch launch, Address address) throws IOException, InterruptedException {
        try {
            return Verification.answers(address, launch.asked());
        } catch (WrongAnswer wrong) {
            throw new TrialFailure(wrong.getMessage());
        }
    }

    static String tail(Path log) throws IOException {
        List<String> lines = new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines().toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()));
    }
}
