package dev.straightway.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How long each thread of a process has run and has waited for a core, from {@code /proc/PID/task/TID/schedstat}.
 *
 * @param threads by their ids
 */
public record QueueTimes(Map<String, Times> threads) {

    /** Nanoseconds on a core and in the queue for one. */
    public record Times(long runNanos, long waitNanos) {

        static Times parse(String schedstat) {
            String[] fields = schedstat.trim().split(" ");
            return new Times(Long.parseLong(fields[0]), Long.parseLong(fields[1]));
        }
    }

    /** {@return the times so far, or nothing where the kernel doesn't tell} */
    public static Optional<QueueTimes> of(long pid) {
        Path tasks = Path.of("/proc", Long.toString(pid), "task");
        if (!Files.exists(tasks)) {
            return Optional.empty();
        }
        try (Stream<Path> folders = Files.list(tasks)) {
            Map<String, Times> threads = new HashMap<>();
            folders.forEach(folder -> read(folder).ifPresent(times -> threads.put(folder.getFileName().toString(), times)));
            return threads.isEmpty() ? Optional.empty() : Optional.of(new QueueTimes(threads));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return the sum over all threads that live now, since an earlier time} */
    public Times since(QueueTimes before) {
        long run = 0;
        long wait = 0;
        for (Map.Entry<String, Times> thread : threads.entrySet()) {
            Times began = before.threads.getOrDefault(thread.getKey(), new Times(0, 0));
            run += thread.getValue().runNanos() - began.runNanos();
            wait += thread.getValue().waitNanos() - began.waitNanos();
        }
        return new Times(run, wait);
    }

    /** A thread can end at any time. */
    private static Optional<Times> read(Path folder) {
        try {
            return Optional.of(Times.parse(Files.readString(folder.resolve("schedstat"))));
        } catch (NoSuchFileException ended) {
            return Optional.empty();
        } catch (IOException e) {
            // What /proc says of a thread that ends while it is read.
            if (Files.exists(folder)) {
                throw new UncheckedIOException(e);
            }
            return Optional.empty();
        }
    }
}
