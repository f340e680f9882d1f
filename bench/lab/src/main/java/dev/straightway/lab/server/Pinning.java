package dev.straightway.lab.server;

import java.io.IOException;
import java.util.List;

/**
 * Which core runs what.
 *
 * @param active whether server and generator are held apart
 * @param why the reason if they aren't
 * @param labHeld whether the lab holds itself to the generator's cores, which what it starts would inherit
 */
public record Pinning(boolean active, String why, boolean labHeld) {

    /** {@return how to pin on this machine: both need a core of their own, and taskset to hold them there} */
    public static Pinning of(boolean wanted) {
        if (!wanted) {
            return new Pinning(false, "switched off with lab.pin=false", false);
        }
        if (Cores.ALL.size() < 2) {
            return new Pinning(false, "one core only", false);
        }
        return succeeds(List.of("taskset", "-c", "" + Cores.ALL.get(0), "true")) ? new Pinning(true, "", false)
                : new Pinning(false, "no taskset on the PATH", false);
    }

    /**
     * Holds the lab, all its threads, away from the core of the servers and its hardware threads.
     *
     * @return this, or that it is so
     */
    public Pinning holdLab() {
        boolean held = active && succeeds(taskset(seats().generator(), ProcessHandle.current().pid()));
        return new Pinning(active, why, held);
    }

    /** {@return the same machine with every core free for every process} */
    public Pinning released() {
        return new Pinning(false, "to be compared with the pinned rows", labHeld);
    }

    /** {@return what stands before the command line of a server, which starts on every core} */
    public List<String> server() {
        return labHeld ? List.of("taskset", "-c", Cores.list(Cores.ALL)) : List.of();
    }

    /**
     * Holds a server that runs, all its threads and those that they will start, to its core; does nothing where servers are
     * free.
     *
     * @throws TrialFailure if the system refuses
     */
    void hold(long pid) {
        // Twice, for a thread that another one started while the first pass went by.
        for (int pass = 0; active && pass < 2; pass++) {
            if (!succeeds(taskset(serverCores(), pid))) {
                throw new TrialFailure("taskset could not hold the server to core " + Cores.list(serverCores()));
            }
        }
    }

    /** {@return what stands before the command line of a generator} */
    public List<String> generator() {
        return active || labHeld ? List.of("taskset", "-c", Cores.list(active ? seats().generator() : Cores.ALL)) : List.of();
    }

    /** {@return how many cores a generator may use} */
    public int generatorCores() {
        return active ? seats().generator().size() : Cores.ALL.size();
    }

    /** {@return how many threads a generator needs: one beside a server that is held to one core, else one for each core} */
    public int generatorThreads() {
        return active ? 1 : Cores.ALL.size();
    }

    /** {@return the cores that the lab was started on} */
    public static List<Integer> allCores() {
        return Cores.ALL;
    }

    /** {@return how many cores the lab was started on} */
    public static int cores() {
        return Cores.ALL.size();
    }

    /** {@return the cores that a server runs on when it is measured} */
    public List<Integer> serverCores() {
        return active ? seats().server() : Cores.ALL;
    }

    public String words() {
        return active
                ? "measured servers on core " + Cores.list(serverCores()) + ", generator on core "
                        + Cores.list(seats().generator()) + ", lab "
                        + (labHeld ? "with the generator" : "on any core, since taskset would not hold it") + seats().words()
                : "not pinned: " + why;
    }

    private static Seats seats() {
        return Cores.SEATS;
    }

    private static List<String> taskset(List<Integer> cores, long pid) {
        return List.of("taskset", "-a", "-p", "-c", Cores.list(cores), Long.toString(pid));
    }

    private static boolean succeeds(List<String> command) {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start()
                    .waitFor() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
