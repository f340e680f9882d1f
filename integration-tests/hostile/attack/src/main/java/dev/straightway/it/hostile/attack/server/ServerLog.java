package dev.straightway.it.hostile.attack.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the log of a server: keeps its beginning in a file, and counts what must not be there. */
public final class ServerLog {

    private static final Pattern PORT = Pattern.compile("Listening on: http://127\\.0\\.0\\.1:(\\d+)");
    /** What no resource of the attacked application throws: if it is in the log, the server has a defect. */
    private static final Pattern DEFECT = Pattern
            .compile("\\b(NullPointerException|ClassCastException|IndexOutOfBoundsException"
                    + "|NoSuchElementException|ConcurrentModificationException|StackOverflowError|OutOfMemoryError"
                    + "|IllegalReferenceCountException|LinkageError|VerifyError|ContextNotActiveException)\\b[^\\n]{0,120}");
    /** All leaks are one record, which nothing excuses. */
    private static final String LEAK = "LEAK: a buffer was collected before it was released";
    private static final String IN_VAIN = "Timed out waiting for graceful shutdown";
    private static final Pattern AHEAD = Pattern.compile("(\\d+) requests were served ahead of the Router");
    private static final long KEPT = 8_000_000;
    private static final int START_SECONDS = 60;
    private static final int END_SECONDS = 10;

    private final CompletableFuture<Integer> port = new CompletableFuture<>();
    private final Map<String, Integer> records = new TreeMap<>();
    private final Thread reader;
    private volatile long ahead;
    private volatile boolean inVain;

    ServerLog(InputStream in, Path file) {
        reader = new Thread(() -> read(in, file), "log to " + file.getFileName());
        reader.setDaemon(true);
        reader.start();
    }

    int awaitPort() throws InterruptedException, IOException {
        try {
            return port.get(START_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("The server didn't start", e);
        }
    }

    /** {@return the records of leaks and defects, each with how often it came} */
    public synchronized Map<String, Integer> records() {
        return Map.copyOf(records);
    }

    /** {@return whether a record tells of a leak} */
    public static boolean isLeak(String record) {
        return record.equals(LEAK);
    }

    /** {@return whether the stop has waited for requests until its timeout, as a stopped server has told} */
    public boolean waitedInVain() throws InterruptedException {
        reader.join(TimeUnit.SECONDS.toMillis(END_SECONDS));
        return inVain;
    }

    /** {@return how many requests were served ahead of the Router, as a stopped server has told} */
    public long ahead() throws InterruptedException {
        reader.join(TimeUnit.SECONDS.toMillis(END_SECONDS));
        return ahead;
    }

    private void read(InputStream in, Path file) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
                Writer kept = Files.newBufferedWriter(file)) {
            long size = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                look(line);
                size += line.length();
                if (size < KEPT || line.contains("LEAK")) {
                    kept.write(line + "\n");
                    kept.flush();
                }
            }
        } catch (IOException e) {
            // So ends the log of a server that is stopped by force, behind all that is asked of it.
            count("LOG: " + e.getMessage());
        } finally {
            port.completeExceptionally(new IOException("the log ended"));
        }
    }

    private void look(String line) {
        Matcher listening = PORT.matcher(line);
        if (listening.find()) {
            port.complete(Integer.valueOf(listening.group(1)));
        }
        Matcher told = AHEAD.matcher(line);
        if (told.find()) {
            ahead = Long.parseLong(told.group(1));
        }
        Matcher defect = DEFECT.matcher(line);
        inVain |= line.contains(IN_VAIN);
        if (line.contains("LEAK:")) {
            count(LEAK);
        } else if (defect.find()) {
            count(defect.group().replaceAll("\\d+|@[0-9a-f]+", "N"));
        }
    }

    private synchronized void count(String record) {
        records.merge(record, 1, Integer::sum);
    }
}
