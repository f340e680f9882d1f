package dev.straightway.lab.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which of the cores that the system counts are hardware threads of one: they share its caches and its units, so that what
 * one does slows the other.
 *
 * @param threads by core, all threads of that core, itself among them; without the cores of which nothing is known
 */
public record Siblings(Map<Integer, List<Integer>> threads) {

    private static final Path SYSTEM = Path.of("/sys/devices/system/cpu");

    static Siblings of(List<Integer> cores) {
        return read(SYSTEM, cores);
    }

    /** @param folder with a folder {@code cpuN} for each core */
    static Siblings read(Path folder, List<Integer> cores) {
        Map<Integer, List<Integer>> threads = new LinkedHashMap<>();
        for (int core : cores) {
            Path list = folder.resolve("cpu" + core + "/topology/thread_siblings_list");
            if (Files.isReadable(list)) {
                try {
                    threads.put(core, Cores.parse(Files.readString(list)));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return new Siblings(threads);
    }

    boolean known(int core) {
        return threads.containsKey(core);
    }

    /** {@return the other threads of a core; none where that is unknown} */
    List<Integer> beside(int core) {
        return threads.getOrDefault(core, List.of()).stream().filter(other -> other != core).toList();
    }
}
