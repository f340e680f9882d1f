package dev.straightway.lab.ssh;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.files.Folders;
import dev.straightway.lab.host.LocalHost;
import dev.straightway.lab.profile.ProfilerMissing;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.TrialFailure;

/**
 * The lab on the machine of the servers: it answers the questions of its standard input.
 * <p>
 * It ends, and with it whatever it has started, when its input does, or when nobody was heard for half a minute: a connection
 * that breaks without a word leaves nothing behind. One thread reads, one works.
 */
public final class Outpost {

    private static final long SILENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final int NOBODY_THERE = 70;

    private final BlockingQueue<String> questions = new LinkedBlockingQueue<>();
    private volatile long heard = System.nanoTime();

    private Outpost() {
    }

    /**
     * @param arguments the jar of the agent, the address that servers listen at, and a folder for what is written on the way
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        // Whatever is printed on the way must not be taken for an answer.
        System.setOut(System.err);
        Path folder = Files.createTempDirectory(Path.of(arguments[2]), "run-");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder), "delete-logs"));
        Children children = new Children();
        Runtime.getRuntime().addShutdownHook(new Thread(children::close, "end-children"));
        Outpost outpost = new Outpost();
        outpost.daemon(outpost::read);
        outpost.daemon(outpost::listen);
        answers.println(Lines.READY);
        answers.flush();
        outpost.answerEach(new Station(new LocalHost(Path.of(arguments[0]), arguments[1], children), folder), answers);
    }

    private void daemon(Runnable task) {
        Thread thread = new Thread(task, "outpost");
        thread.setDaemon(true);
        thread.start();
    }

    private void read() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                heard = System.nanoTime();
                if (!line.contains("\"" + Lines.PING + "\"")) {
                    questions.add(line);
                }
            }
        } catch (IOException broken) {
            System.err.println("The connection broke: " + broken.getMessage());
        }
        System.exit(NOBODY_THERE);
    }

    private void listen() {
        try {
            while (System.nanoTime() - heard < SILENCE_NANOS) {
                TimeUnit.SECONDS.sleep(1);
            }
            System.err.println("Nobody was heard for " + TimeUnit.NANOSECONDS.toSeconds(SILENCE_NANOS) + " s.");
            System.exit(NOBODY_THERE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void answerEach(Station station, PrintStream answers) throws IOException, InterruptedException {
        while (true) {
            JsonNode question = Lines.JSON.readTree(questions.take());
            answers.println(Lines.JSON.writeValueAsString(answer(station, question)));
            answers.flush();
        }
    }

    private static Map<String, Object> answer(Station station, JsonNode question) throws InterruptedException {
        try {
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put(Lines.ANSWER, station.answer(question.get(Lines.QUESTION).asText(), question.path(Lines.WITH)));
            return answer;
        } catch (ProfilerMissing missing) {
            return failure(Lines.OF_PROFILER, missing.getMessage());
        } catch (TrialFailure failure) {
            return failure(Lines.OF_TRIAL, failure.getMessage());
        } catch (IOException | RuntimeException | LinkageError other) {
            other.printStackTrace();
            return failure(Lines.OF_TRIAL, String.valueOf(other));
        }
    }

    private static Map<String, Object> failure(String kind, String message) {
        return Map.of(Lines.FAILURE, kind, Lines.MESSAGE, String.valueOf(message));
    }

    private static void delete(Path folder) {
        try {
            Folders.delete(folder);
        } catch (IOException left) {
            System.err.println(folder + " can't be deleted: " + left.getMessage());
        }
    }
}
