package dev.straightway.lab.profile;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A JVM that works when it is told to, and says when it is done; its main thread is what a sampler has to find. */
final class Worker implements AutoCloseable {

    private static final String READY = "ready";
    private static final String DONE = "done ";
    private static final int ROUNDS = 400_000;

    /** Seen from outside, so that the compiler can't do without the array. */
    static volatile byte[] latest;

    private final Process process;
    private final BufferedReader said;

    private Worker(Process process) {
        this.process = process;
        this.said = process.inputReader();
    }

    /** Starts one, and waits for its main method: before that the JVM takes agents, but not what they ask for. */
    static Worker start() throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Worker worker = new Worker(new ProcessBuilder(java.toString(), "-Xmx64m", "-cp", System.getProperty("java.class.path"),
                Worker.class.getName()).redirectError(ProcessBuilder.Redirect.INHERIT).start());
        worker.await(READY);
        return worker;
    }

    long pid() {
        return process.pid();
    }

    void work() throws IOException {
        process.outputWriter().write("work\n");
        process.outputWriter().flush();
        await(DONE);
    }

    private void await(String word) throws IOException {
        String answer = said.readLine();
        // The JVM warns on standard output, too.
        while (answer != null && !answer.startsWith(word)) {
            answer = said.readLine();
        }
        if (answer == null) {
            throw new IOException("the worker has ended");
        }
    }

    @Override
    public void close() throws IOException {
        process.outputWriter().close();
        try {
            if (process.waitFor(30, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(READY);
        while (orders.readLine() != null) {
            System.out.println(DONE + hash());
        }
    }

    /** Computes and allocates for some tenths of a second. */
    private static int hash() {
        int hash = 0;
        for (int round = 0; round < ROUNDS; round++) {
            byte[] bytes = new byte[1024];
            latest = bytes;
            bytes[round % bytes.length] = 1;
            for (byte each : bytes) {
                hash = 31 * hash + each;
            }
        }
        return hash;
    }
}
