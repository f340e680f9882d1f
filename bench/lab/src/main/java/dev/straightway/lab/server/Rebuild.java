package dev.straightway.lab.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import dev.straightway.lab.target.Rebuilding;

/**
 * An application augmented again, from the start of a JVM of its own to its end: the same for each, while that of a build is
 * warmer for each that it comes to later.
 * <p>
 * The JVM has its own defaults, as that of a build, on every core.
 */
public final class Rebuild {

    private static final int MOST_SECONDS = 120;
    /** Quarkus says so, and ends with 0, where the application isn't in the form that it can augment. */
    private static final String REFUSED = "[ERROR]";

    private Rebuild() {
    }

    /**
     * {@return milliseconds of wall time}
     *
     * @throws TrialFailure with the end of what it wrote if it doesn't succeed
     */
    public static double millis(Launch launch, Rebuilding rebuilding, Children children)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(launch.pinning().server());
        command.add(ServerJava.of(launch.jvm().java()).toString());
        command.addAll(rebuilding.arguments());
        command.addAll(List.of("-jar", rebuilding.jar().toString()));
        long began = System.nanoTime();
        Process process = children.start(new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(launch.log().toFile()));
        try {
            boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
            double millis = (System.nanoTime() - began) / 1e6;
            if (!ended) {
                throw failure(launch, "did not end in " + MOST_SECONDS + " s");
            }
            if (process.exitValue() != 0 || Files.readString(launch.log(), StandardCharsets.UTF_8).contains(REFUSED)) {
                throw failure(launch, "ended with code " + process.exitValue());
            }
            return millis;
        } finally {
            Children.end(process);
        }
    }

    private static TrialFailure failure(Launch launch, String what) throws IOException {
        return new TrialFailure("the augmentation of " + launch.title() + " " + what + ":\n"
                + LocalServer.tail(launch.log()));
    }
}
