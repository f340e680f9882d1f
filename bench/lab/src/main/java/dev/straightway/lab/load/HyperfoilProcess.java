package dev.straightway.lab.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.TrialFailure;

/** The JVM that embeds Hyperfoil: one line to it asks for a load, one line from it answers. For one thread. */
public final class HyperfoilProcess implements Sender {

    /** What is under way when a load ends has ten seconds; a process that is so much late is stuck. */
    private static final int STUCK_SECONDS = 40;

    /** A JVM on a machine that has no time for it. */
    private static final int START_SECONDS = 120;

    /** What the process writes to its log when a load is 30 s late, and all of its threads behind it. */
    private static final String STUCK = "STUCK: ";

    private static final int LAST_LINES = 15;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<String> command;
    private final Path log;
    private final Children children;
    private Process process;
    private Writer questions;
    private BufferedReader answers;
    private boolean ready;

    private HyperfoilProcess(Path jar, Path log, Pinning pinning, Children children) {
        this.command = new ArrayList<>(pinning.generator());
        this.command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseParallelGC",
                "-Xms512m", "-Xmx512m", "-jar", jar.toString()));
        this.log = log;
        this.children = children;
    }

    /**
     * {@return a process that was started}
     *
     * @param jar the program
     * @param log where its own output goes
     * @throws TrialFailure if the program isn't built
     */
    public static HyperfoilProcess start(Path jar, Path log, Pinning pinning, Children children) throws IOException {
        if (!Files.exists(jar)) {
            throw new TrialFailure(jar + " isn't there; build it with 'mvn package'");
        }
        HyperfoilProcess process = new HyperfoilProcess(jar, log, pinning, children);
        process.start();
        return process;
    }

    private void start() throws IOException {
        ready = false;
        process = children.start(new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile())));
        questions = process.outputWriter(StandardCharsets.UTF_8);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    @Override
    public String at() {
        return "";
    }

    /** A process that ends, or is stuck, is gone then. */
    @Override
    public JsonNode ask(Object question, int seconds) throws IOException {
        if (!process.isAlive()) {
            start();
        }
        if (!ready) {
            within(START_SECONDS, "did not start in " + START_SECONDS + " s", answers::readLine);
            ready = true;
        }
        String line = JSON.writeValueAsString(question);
        return JSON.readTree(within(seconds + STUCK_SECONDS, "was stuck and has been killed", () -> answer(line)));
    }

    /** Reads a line from the process, which may say none. */
    private interface Line {
        String read() throws IOException;
    }

    /** {@return a line that comes in time; what has not come by then never does, for the process is killed} */
    private String within(int seconds, String late, Line line) throws IOException {
        CompletableFuture<Void> limit = new CompletableFuture<Void>().orTimeout(seconds, TimeUnit.SECONDS);
        Process asked = process;
        limit.whenComplete((done, over) -> {
            if (over != null) {
                asked.destroyForcibly();
            }
        });
        String read = line.read();
        boolean over = limit.isCompletedExceptionally();
        limit.complete(null);
        if (read == null) {
            close();
            throw new TrialFailure((over ? "Hyperfoil " + late
                    : "Hyperfoil ended before it reported, with code "
                            + process.exitValue())
                    + "; the end of its log " + log + ":\n" + lastWords());
        }
        return read;
    }

    @Override
    public void close() {
        Children.end(process);
    }

    /** {@return the answer, or {@code null} if the process has ended} */
    private String answer(String question) throws IOException {
        try {
            questions.write(question + "\n");
            questions.flush();
        } catch (IOException ended) {
            return null;
        }
        return answers.readLine();
    }

    private String lastWords() throws IOException {
        return lastWords(Files.readAllLines(log, StandardCharsets.UTF_8));
    }

    /** {@return the last lines of a log; all that a process that was stuck said of its threads, if it did} */
    static String lastWords(List<String> lines) {
        int said = IntStream.range(0, lines.size()).filter(line -> lines.get(line).startsWith(STUCK)).reduce(-1,
                (first, last) -> last);
        return String.join("\n", lines.subList(said < 0 ? Math.max(0, lines.size() - LAST_LINES) : said, lines.size()));
    }
}
