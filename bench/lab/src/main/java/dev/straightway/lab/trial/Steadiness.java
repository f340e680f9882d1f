package dev.straightway.lab.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.straightway.lab.metric.Observation.WarmedUp;

/**
 * Tells from the windows of a warm-up whether a server is steady: in each of the last four the compiler took less than 5 %
 * of the time, and other work no more than the gate lets through. What a request cost in them doesn't matter here, for it
 * differs from one second to the next on a shared machine; whether it is still falling tells the longer window that is
 * timed.
 */
final class Steadiness {

    static final int WINDOWS = WarmedUp.WINDOWS;
    /** The compiler's part of the time from which on a window is still a part of the warm-up. */
    static final double MOST_COMPILING = 0.05;
    private static final double NEAR_PEAK = 0.05;

    private final List<Window> windows = new ArrayList<>();
    private int movedAt;

    /**
     * One window of load.
     *
     * @param seconds how long it was
     * @param jitShare the part of the time in which a compiler worked
     * @param requests how many were answered
     * @param cpuMicros CPU of the server without its compilers; NaN where that is unknown, which never disturbs
     * @param allMicros CPU of the server with them; NaN where that is unknown
     * @param disturbed whether other work took more from the server than the gate lets through
     */
    record Window(double seconds, double jitShare, long requests, double cpuMicros, double allMicros, boolean disturbed) {

        boolean quiet() {
            return jitShare < MOST_COMPILING;
        }

        double cpuMicrosPerRequest() {
            return cpuMicros / requests;
        }

        double requestsPerSecond() {
            return requests / seconds;
        }
    }

    /**
     * What it took to come to the first of the windows in which the server was steady.
     *
     * @param seconds of load
     * @param requests answered
     * @param cpuSeconds of the server, compilers and collectors among them; NaN where that is unknown
     * @param spread standard deviation of the CPU per request of the steady windows, by their mean; NaN where that is unknown
     */
    record Effort(double seconds, long requests, double cpuSeconds, double spread) {
    }

    void add(Window window) {
        windows.add(window);
    }

    /** {@return whether the compiler was quiet in the last window} */
    boolean quiet() {
        return !windows.isEmpty() && windows.get(windows.size() - 1).quiet();
    }

    /** Windows before say nothing of those that follow: the server has other cores from now on, or it turned out not steady. */
    void beginAnew() {
        movedAt = windows.size();
    }

    boolean steady() {
        return last().size() == WINDOWS && last().stream().allMatch(window -> window.quiet() && !window.disturbed());
    }

    /** {@return the mean of the last windows; NaN where it is unknown} */
    double cpuMicrosPerRequest() {
        return last().stream().mapToDouble(Window::cpuMicrosPerRequest).average().orElse(Double.NaN);
    }

    /** {@return whether other work is among the reasons why it isn't steady} */
    boolean disturbed() {
        return !steady() && last().stream().anyMatch(Window::disturbed);
    }

    /** {@return what the last windows looked like} */
    String words() {
        return String.format(Locale.ROOT, "CPU per request of the last windows %s µs, compiler %s %% of the time",
                last().stream().map(window -> String.format(Locale.ROOT, "%.1f", window.cpuMicrosPerRequest()))
                        .collect(Collectors.joining(", ")),
                last().stream().map(window -> String.format(Locale.ROOT, "%.0f", window.jitShare() * 100))
                        .collect(Collectors.joining(", ")));
    }

    /** {@return what it took until the server was steady; nothing if it isn't} */
    Optional<Effort> effort() {
        if (!steady()) {
            return Optional.empty();
        }
        List<Window> before = windows.subList(0, windows.size() - WINDOWS);
        return Optional.of(new Effort(before.stream().mapToDouble(Window::seconds).sum(),
                before.stream().mapToLong(Window::requests).sum(),
                before.stream().mapToDouble(Window::allMicros).sum() / 1e6, spread()));
    }

    private double spread() {
        double mean = cpuMicrosPerRequest();
        return Math.sqrt(last().stream().mapToDouble(window -> window.cpuMicrosPerRequest() - mean).map(off -> off * off).sum()
                / (WINDOWS - 1)) / mean;
    }

    /** {@return the length of all windows} */
    double seconds() {
        return windows.stream().mapToDouble(Window::seconds).sum();
    }

    /**
     * {@return seconds until the end of the first window that served within 5 % of the best rate}
     *
     * @param timedRate what was served a second in the timed window, which may be the best
     */
    double secondsToPeak(double timedRate) {
        double best = Math.max(timedRate, windows.stream().mapToDouble(Window::requestsPerSecond).max().orElse(0));
        double seconds = 0;
        for (Window window : windows) {
            seconds += window.seconds();
            if (window.requestsPerSecond() >= (1 - NEAR_PEAK) * best) {
                return seconds;
            }
        }
        return seconds;
    }

    /** The windows that count, {@link #WINDOWS} at the most. */
    private List<Window> last() {
        return windows.subList(Math.max(movedAt, windows.size() - WINDOWS), windows.size());
    }
}
