package dev.straightway.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;

/**
 * How long some cores were busy, from {@code /proc/stat}.
 *
 * @param busyMicros microseconds of processes, user and system, and of interrupts, hard and soft
 * @param stolenMicros microseconds that the hypervisor gave to other machines
 */
public record CoreTimes(long busyMicros, long stolenMicros) {

    private static final long MICROS_PER_TICK = 10_000;
    /** user, nice, system, irq, softirq. */
    private static final int[] BUSY = { 1, 2, 3, 6, 7 };

    /** {@return the times so far, or nothing where there is no /proc} */
    public static Optional<CoreTimes> of(Collection<Integer> cores) {
        Path file = Path.of("/proc/stat");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(parse(Files.readString(file), cores));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line is: name, user, nice, system, idle, iowait, irq, softirq, steal, … */
    static CoreTimes parse(String stat, Collection<Integer> cores) {
        long busy = 0;
        long stolen = 0;
        for (int core : cores) {
            String name = "cpu" + core + " ";
            String[] fields = stat.lines().filter(line -> line.startsWith(name)).findFirst()
                    .orElseThrow(() -> new IllegalStateException("no core " + core + " in /proc/stat")).split(" +");
            for (int field : BUSY) {
                busy += Long.parseLong(fields[field]);
            }
            stolen += Long.parseLong(fields[8]);
        }
        return new CoreTimes(busy * MICROS_PER_TICK, stolen * MICROS_PER_TICK);
    }

    public CoreTimes since(CoreTimes before) {
        return new CoreTimes(busyMicros - before.busyMicros, stolenMicros - before.stolenMicros);
    }
}
