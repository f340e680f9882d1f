package dev.straightway.lab.trial;

import java.util.ArrayList;
import java.util.List;

/**
 * Tells from the windows of a warm-up whether a server is steady: over the last three of them the compiler took less than 5 %
 * of the time, and the CPU per request of each lay within 5 % of their mean.
 */
final class Steadiness {

    static final int WINDOWS = 3;
    private static final double MOST_COMPILING = 0.05;
    private static final double WITHIN = 0.05;

    private final List<Window> windows = new ArrayList<>();
    private int movedAt;

    /**
     * One window of load.
     *
     * @param seconds how long it was
     * @param jitSeconds how long the compiler worked meanwhile
     * @param cpuMicrosPerRequest CPU of the server, user and system; NaN where that is unknown, which never disturbs
     * @param requestsPerSecond what it served
     */
    record Window(double seconds, double jitSeconds, double cpuMicrosPerRequest, double requestsPerSecond) {

        boolean quiet() {
            return jitSeconds < MOST_COMPILING * seconds;
        }
    }

    void add(Window window) {
        windows.add(window);
    }

    /** {@return whether the compiler was quiet in the last window} */
    boolean quiet() {
        return !windows.isEmpty() && windows.get(windows.size() - 1).quiet();
    }

    /** The server has other cores from now on: windows before say nothing of those that follow. */
    void moved() {
        movedAt = windows.size();
    }

    boolean steady() {
        if (windows.size() < movedAt + WINDOWS) {
            return false;
        }
        List<Window> last = windows.subList(windows.size() - WINDOWS, windows.size());
        double mean = last.stream().mapToDouble(Window::cpuMicrosPerRequest).average().orElseThrow();
        return last.stream().allMatch(window -> window.quiet()
                && !(Math.abs(window.cpuMicrosPerRequest() - mean) > WITHIN * mean));
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
            if (window.requestsPerSecond() >= (1 - WITHIN) * best) {
                return seconds;
            }
        }
        return seconds;
    }
}
