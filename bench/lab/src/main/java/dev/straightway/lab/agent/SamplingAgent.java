package dev.straightway.lab.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * Connects back to the lab over loopback and answers each line with a sample.
 * <p>
 * Before the first question it loads no management class, so that start-up is measured without them. When the lab is gone,
 * however it ended, the connection ends and the agent halts the server: no server outlives its lab.
 */
public final class SamplingAgent {

    private static final int LAB_GONE = 70;

    /** The question for the heap, before which it is collected; any other is for the counters. */
    private static final String MEMORY = "memory";

    private SamplingAgent() {
    }

    /** @param port where the lab listens, on the loopback address */
    public static void premain(String port) {
        Thread thread = new Thread(() -> serve(Integer.parseInt(port)), "straightway-lab-agent");
        thread.setDaemon(true);
        thread.start();
    }

    private static void serve(int port) {
        try (Socket lab = new Socket(InetAddress.getLoopbackAddress(), port)) {
            lab.setTcpNoDelay(true);
            answer(new BufferedReader(new InputStreamReader(lab.getInputStream(), StandardCharsets.US_ASCII)),
                    lab.getOutputStream());
        } catch (IOException gone) {
            System.err.println("straightway-lab-agent: " + gone);
        }
        Runtime.getRuntime().halt(LAB_GONE);
    }

    private static void answer(BufferedReader questions, OutputStream answers) throws IOException {
        for (String question = questions.readLine(); question != null; question = questions.readLine()) {
            String line = question.equals(MEMORY) ? HeapMemory.line() : JvmCounters.line();
            answers.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
            answers.flush();
        }
    }
}
