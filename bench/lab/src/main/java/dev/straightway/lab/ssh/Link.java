package dev.straightway.lab.ssh;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.profile.ProfilerMissing;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.HostLost;
import dev.straightway.lab.server.TrialFailure;

/**
 * The connection to an outpost. One thread asks; another one lets the outpost know meanwhile that somebody is there.
 */
final class Link implements AutoCloseable {

    /** Longer than anything takes that is asked for, beyond what it is known to take. */
    private static final int MOST_SECONDS = 240;
    private static final int START_SECONDS = 30;
    private static final long PING_MILLIS = 2_000;
    private static final int POLITE_SECONDS = 5;

    private final SshClient ssh;
    private final Process process;
    private final Writer questions;
    private final BufferedReader answers;
    private final Thread pinging;
    private boolean closed;

    private Link(SshClient ssh, Process process) {
        this.ssh = ssh;
        this.process = process;
        this.questions = process.outputWriter(StandardCharsets.UTF_8);
        this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.pinging = new Thread(this::ping, "outpost-ping");
        this.pinging.setDaemon(true);
    }

    /**
     * Starts an outpost and waits until it is there.
     *
     * @param script that starts it
     */
    static Link open(SshClient ssh, String script) throws IOException, InterruptedException {
        Link link = new Link(ssh, ssh.start(script));
        String line = link.line(START_SECONDS);
        while (line != null && !line.equals(Lines.READY)) {
            line = link.line(START_SECONDS);
        }
        if (line == null) {
            link.process.destroy();
            int code = link.process.waitFor();
            Children.end(link.process);
            throw new TrialFailure("The lab can't be started on another machine: " + ssh.failure(code));
        }
        link.pinging.start();
        return link;
    }

    <T> T ask(String question, Object with, Class<T> type) throws IOException {
        return ask(question, with, Lines.JSON.constructType(type));
    }

    /**
     * {@return the answer; {@code null} where there is none to a question}
     *
     * @throws HostLost where nobody answers any more
     * @throws TrialFailure as the outpost says it
     * @throws ProfilerMissing likewise
     */
    <T> T ask(String question, Object with, JavaType type) throws IOException {
        return ask(question, with, type, 0);
    }

    /** @param seconds that it is known to take */
    <T> T ask(String question, Object with, JavaType type, int seconds) throws IOException {
        Map<String, Object> asked = new LinkedHashMap<>();
        asked.put(Lines.QUESTION, question);
        asked.put(Lines.WITH, with);
        send(Lines.JSON.writeValueAsString(asked));
        String line = line(seconds + MOST_SECONDS);
        if (line == null) {
            throw lost();
        }
        JsonNode answer = Lines.JSON.readTree(line);
        if (answer.hasNonNull(Lines.FAILURE)) {
            throw failure(answer.get(Lines.FAILURE).asText(), answer.path(Lines.MESSAGE).asText());
        }
        return Lines.JSON.convertValue(answer.get(Lines.ANSWER), type);
    }

    /** The outpost ends with what it has started when its input does. */
    @Override
    public void close() throws IOException {
        synchronized (questions) {
            closed = true;
            questions.notifyAll();
        }
        try {
            questions.close();
            process.waitFor(POLITE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException gone) {
            // Nobody is there to be told.
        } finally {
            Children.end(process);
        }
    }

    private void send(String line) {
        try {
            synchronized (questions) {
                questions.write(line + "\n");
                questions.flush();
            }
        } catch (IOException broken) {
            throw lost();
        }
    }

    /** {@return the next line; {@code null} where the connection ended, or is ended because none came in time} */
    private String line(int seconds) {
        CompletableFuture<Void> limit = new CompletableFuture<Void>().orTimeout(seconds, TimeUnit.SECONDS);
        limit.whenComplete((done, over) -> {
            if (over != null) {
                process.destroyForcibly();
            }
        });
        try {
            return answers.readLine();
        } catch (IOException broken) {
            return null;
        } finally {
            limit.complete(null);
        }
    }

    void requireGoingOn() throws InterruptedException {
        ssh.children().requireGoingOn();
    }

    private RuntimeException lost() {
        if (ssh.children().ending()) {
            return new TrialFailure("The lab is being ended");
        }
        try {
            String said = ssh.said();
            return new HostLost("The connection to " + ssh.at().account() + " broke"
                    + (said.isEmpty() ? "." : ": " + said.replaceFirst("\\.?\\s*$", ".")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private RuntimeException failure(String kind, String message) {
        return kind.equals(Lines.OF_PROFILER) ? new ProfilerMissing(message) : new TrialFailure(message);
    }

    private void ping() {
        try {
            synchronized (questions) {
                while (!closed) {
                    questions.write("{\"" + Lines.QUESTION + "\":\"" + Lines.PING + "\"}\n");
                    questions.flush();
                    questions.wait(PING_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException broken) {
            // The next caller gets the failure.
        }
    }
}
