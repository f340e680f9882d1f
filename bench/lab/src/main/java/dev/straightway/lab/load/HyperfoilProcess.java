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
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.TrialFailure;

/** The JVM that embeds Hyperfoil: one line to it asks for a load, one line from it answers. For one thread. */
final class HyperfoilProcess {

    /** What is under way when a load ends has ten seconds; a process that is so much late is stuck. */
    private static final int STUCK_SECONDS = 40;
    private static final int LAST_LINES = 15;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<String> command;
    private final Path log;
    private Process process;
    private Writer questions;
    private BufferedReader answers;

    HyperfoilProcess(Path jar, Path log, Pinning pinning) {
        this.command = new ArrayList<>(pinning.generator());
        this.command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseParallelGC",
                "-Xms512m", "-Xmx512m", "-jar", jar.toString()));
        this.log = log;
    }

    void start() throws IOException {
        process = Children.start(new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile())));
        questions = process.outputWriter(StandardCharsets.UTF_8);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /**
     * {@return what a load gave}
     *
     * @param seconds that it will take
     * @throws TrialFailure if the process ends or is stuck; it is gone then
     */
    JsonNode ask(Map<String, Object> load, int seconds) throws IOException {
        if (!process.isAlive()) {
            start();
        }
        CompletableFuture<Void> limit = new CompletableFuture<Void>().orTimeout(seconds + STUCK_SECONDS, TimeUnit.SECONDS);
        Process asked = process;
        limit.whenComplete((done, late) -> {
            if (late != null) {
                asked.destroyForcibly();
            }
        });
        String line = answer(JSON.writeValueAsString(load));
        boolean stuck = limit.isCompletedExceptionally();
        limit.complete(null);
        if (line == null) {
            end();
            throw new TrialFailure((stuck ? "Hyperfoil was stuck and has been killed"
                    : "Hyperfoil ended before it reported, with "
                            + "code " + process.exitValue())
                    + "; the end of its log " + log + ":\n" + lastLines());
        }
        return JSON.readTree(line);
    }

    void end() {
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

    private String lastLines() throws IOException {
        List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
        return String.join("\n", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
    }
}
