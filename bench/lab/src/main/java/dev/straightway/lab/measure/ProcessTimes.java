package dev.straightway.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The CPU that a process has used, from /proc; in ticks of a hundredth of a second on every Linux.
 *
 * @param userMicros microseconds of user time
 * @param systemMicros microseconds of system time
 */
public record ProcessTimes(long userMicros, long systemMicros) {

    /** USER_HZ, which the kernel shows to programs as 100 whatever its own tick is. */
    private static final long MICROS_PER_TICK = 10_000;

    /** {@return the times, or nothing where there is no /proc} */
    public static Optional<ProcessTimes> of(long pid) {
        Path file = Path.of("/proc", Long.toString(pid), "stat");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(parse(Files.readString(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The second field is the name in parentheses, which may hold anything; the times are the 14th and 15th. */
    static ProcessTimes parse(String stat) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return new ProcessTimes(Long.parseLong(fields[11]) * MICROS_PER_TICK, Long.parseLong(fields[12]) * MICROS_PER_TICK);
    }

    public ProcessTimes since(ProcessTimes before) {
        return new ProcessTimes(userMicros - before.userMicros, systemMicros - before.systemMicros);
    }

    public long totalMicros() {
        return userMicros + systemMicros;
    }
}
