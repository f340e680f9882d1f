package dev.straightway.lab.server;

import java.io.IOException;
import java.util.List;

/**
 * Which core runs what.
 *
 * @param active whether server and generator are held apart
 * @param why the reason if they aren't
 */
public record Pinning(boolean active, String why) {

    /** {@return how to pin on this machine: both need a core of their own, and taskset to hold them there} */
    public static Pinning of(boolean wanted) {
        if (!wanted) {
            return new Pinning(false, "switched off with -Dlab.pin=false");
        }
        if (Runtime.getRuntime().availableProcessors() < 2) {
            return new Pinning(false, "one core only");
        }
        return hasTaskset() ? new Pinning(true, "") : new Pinning(false, "no taskset on the PATH");
    }

    /** {@return what stands before the command line of a server} */
    public List<String> server() {
        return active ? List.of("taskset", "-c", "0") : List.of();
    }

    /** {@return what stands before the command line of a generator} */
    public List<String> generator() {
        return active ? List.of("taskset", "-c", "1") : List.of();
    }

    public String words() {
        return active ? "server on core 0, generator on core 1" : "not pinned: " + why;
    }

    private static boolean hasTaskset() {
        try {
            return new ProcessBuilder("taskset", "-c", "0", "true").redirectErrorStream(true).start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
