package dev.straightway.lab.measure;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * How busy some cores are with what isn't this process: {@code /proc/stat} less its own, and what the hypervisor took.
 *
 * @param busyCores how many of them others keep busy
 * @param cores how many there are
 * @param busiest the processes that use most, with what they use, as "java (12) 0.9"
 */
public record OtherWork(double busyCores, int cores, List<String> busiest) {

    /** Less of a core isn't worth a name. */
    private static final double NAMED = 0.05;
    private static final int MOST_NAMES = 3;

    /** {@return what others did while the time went by; nothing where there is no /proc} */
    public static Optional<OtherWork> during(Duration time, Collection<Integer> cores) throws InterruptedException {
        Map<Long, Duration> processes = processes();
        long began = System.nanoTime();
        Optional<CoreTimes> before = CoreTimes.of(cores);
        Optional<ProcessTimes> own = ProcessTimes.of(ProcessHandle.current().pid());
        if (before.isEmpty() || own.isEmpty()) {
            return Optional.empty();
        }
        TimeUnit.NANOSECONDS.sleep(time.toNanos());
        CoreTimes busy = CoreTimes.of(cores).orElseThrow().since(before.get());
        ProcessTimes ownTimes = ProcessTimes.of(ProcessHandle.current().pid()).orElseThrow().since(own.get());
        double seconds = (System.nanoTime() - began) / 1e9;
        return Optional.of(of(busy, ownTimes.totalMicros(), seconds, cores.size(), used(processes, processes())));
    }

    /** @param used CPU of other processes meanwhile, by their names */
    static OtherWork of(CoreTimes busy, long ownMicros, double seconds, int cores, Map<String, Duration> used) {
        double others = Math.max(0, busy.busyMicros() - ownMicros) + busy.stolenMicros();
        List<String> busiest = used.entrySet().stream()
                .filter(process -> process.getValue().toNanos() / 1e9 / seconds >= NAMED)
                .sorted(Map.Entry.<String, Duration> comparingByValue(Comparator.reverseOrder())).limit(MOST_NAMES)
                .map(process -> String.format(Locale.ROOT, "%s %.1f", process.getKey(),
                        process.getValue().toNanos() / 1e9 / seconds))
                .toList();
        // The kernel counts in ticks, and steals from the one it has just counted.
        return new OtherWork(Math.min(cores, others / 1e6 / seconds), cores, busiest);
    }

    /** {@return the part of the cores' time that others took} */
    public double share() {
        return busyCores / cores;
    }

    /** {@return it for people, as "others use 0.9 of 2 cores (45 %), most of them java (12) 0.9"} */
    public String words() {
        return String.format(Locale.ROOT, "others use %.2f of %d cores (%.0f %%)", busyCores, cores, share() * 100)
                + (busiest.isEmpty() ? "" : busiest.stream().collect(Collectors.joining(", ", ", most of them ", "")));
    }

    private static Map<Long, Duration> processes() {
        Map<Long, Duration> times = new HashMap<>();
        ProcessHandle.allProcesses().filter(process -> !process.equals(ProcessHandle.current()))
                .forEach(process -> process.info().totalCpuDuration().ifPresent(time -> times.put(process.pid(), time)));
        return times;
    }

    private static Map<String, Duration> used(Map<Long, Duration> before, Map<Long, Duration> after) {
        Map<String, Duration> used = new HashMap<>();
        after.forEach((pid, time) -> used.put(name(pid), time.minus(before.getOrDefault(pid, Duration.ZERO))));
        return used;
    }

    private static String name(long pid) {
        String command = ProcessHandle.of(pid).flatMap(process -> process.info().command()).orElse("a process");
        return command.substring(command.lastIndexOf('/') + 1) + " (" + pid + ")";
    }
}
