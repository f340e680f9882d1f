package dev.straightway.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One thread as {@code /proc/PID/task/TID} shows it. The scheduler counts the nanoseconds, it doesn't sample them.
 *
 * @param runNanos nanoseconds on a core so far
 * @param waitNanos nanoseconds in the queue for one so far
 */
record Task(ThreadKind kind, long runNanos, long waitNanos) {

    /** {@return the threads that live, by their ids; none where the kernel doesn't tell, or the process is gone} */
    static Map<String, Task> of(long pid) {
        Path tasks = Path.of("/proc", Long.toString(pid), "task");
        Map<String, Task> all = new HashMap<>();
        if (Files.exists(tasks)) {
            try (Stream<Path> folders = Files.list(tasks)) {
                folders.forEach(folder -> read(folder).ifPresent(task -> all.put(folder.getFileName().toString(), task)));
            } catch (IOException | UncheckedIOException e) {
                if (Files.exists(tasks)) {
                    throw new IllegalStateException(tasks + " can't be read", e);
                }
            }
        }
        return all;
    }

    /** @param name with a line feed behind it, as the kernel writes both */
    static Task parse(String name, String schedstat) {
        String[] fields = schedstat.trim().split(" ");
        return new Task(ThreadKind.of(name), Long.parseLong(fields[0]), Long.parseLong(fields[1]));
    }

    /** A thread can end at any time. */
    private static Optional<Task> read(Path folder) {
        try {
            return Optional.of(parse(Files.readString(folder.resolve("comm")),
                    Files.readString(folder.resolve("schedstat"))));
        } catch (IOException ended) {
            return Optional.empty();
        }
    }
}
