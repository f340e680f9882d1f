package dev.straightway.lab.server;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Which core runs what.
 *
 * @param active whether a server and what runs beside it on its machine are held apart: generator and lab
 * @param why the reason if they aren't
 * @param labHeld whether the lab holds itself away from the server's core, which what it starts would inherit
 * @param servers the cores of the machine of the servers
 * @param elsewhere the machines of the generator, where they are others than that
 */
public record Pinning(boolean active, String why, boolean labHeld, Topology servers, Optional<Elsewhere> elsewhere) {

    /**
     * Where generators run that no server is beside.
     *
     * @param machines how many
     * @param cores of each, or of the one that has the fewest
     */
    public record Elsewhere(int machines, int cores) {

        private String words() {
            return machines == 1 ? "generator on a machine of its own with " + cores + " core(s)"
                    : "generators on " + machines + " machines of their own with at least " + cores + " core(s) each";
        }
    }

    /** Servers and generator on this machine. */
    public Pinning(boolean active, String why, boolean labHeld) {
        this(active, why, labHeld, Topology.HERE, Optional.empty());
    }

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
        boolean held = active && succeeds(taskset(servers.seats().generator(), ProcessHandle.current().pid()));
        return new Pinning(active, why, held, servers, elsewhere);
    }

    /** {@return the same for servers that other machines drive} */
    public Pinning drivenFrom(Elsewhere generators) {
        return new Pinning(active, why, labHeld, servers, Optional.of(generators));
    }

    /** {@return whether the generator has other machines than the servers} */
    public boolean apart() {
        return elsewhere.isPresent();
    }

    /** {@return the same machine with every core free for every process} */
    public Pinning released() {
        return new Pinning(false, "to be compared with the pinned rows", labHeld, servers, elsewhere);
    }

    /** {@return what stands before the command line of a server, which starts on every core} */
    public List<String> server() {
        return labHeld ? List.of("taskset", "-c", Cores.list(servers.cores())) : List.of();
    }

    /** {@return what stands before the command line of what is measured from its start on} */
    List<String> measured() {
        return active ? List.of("taskset", "-c", Cores.list(serverCores())) : server();
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
        return !apart() && (active || labHeld) ? List.of("taskset", "-c", Cores.list(generators())) : List.of();
    }

    /** {@return how many cores a generator may use} */
    public int generatorCores() {
        return elsewhere.map(Elsewhere::cores).orElseGet(() -> generators().size());
    }

    /** {@return how many threads a generator needs: one beside a server that is held to one core, else one for each core} */
    public int generatorThreads() {
        return active ? 1 : generatorCores();
    }

    private List<Integer> generators() {
        return active ? servers.seats().generator() : Topology.HERE.cores();
    }

    /** {@return the cores that a server runs on when it is measured} */
    public List<Integer> serverCores() {
        return active ? servers.seats().server() : servers.cores();
    }

    public String words() {
        if (!active) {
            return "not pinned: " + why;
        }
        String core = Cores.list(servers.seats().generator());
        String lab = labHeld ? "with the generator" : "on any core, since taskset would not hold it";
        return "measured servers on core " + Cores.list(serverCores())
                + elsewhere.map(there -> ", what watches them there on core "
                        + (labHeld ? core : "any, since taskset would not hold it") + ", " + there.words())
                        .orElse(", generator on core " + core + ", lab " + lab)
                + servers.seats().words();
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
