package dev.straightway.lab.trial;

import java.io.IOException;

import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.trial.Steadiness.Window;

/**
 * Drives a server in windows of one second, every answer of the first compared, until it is steady or its time is over.
 * <p>
 * At first the server may use every core, until the compiler is quiet or half of the time is over: on a single core the
 * compiler is one thread among many, and a server with many threads starves it. Then the server is held to its core.
 */
final class WarmUp {

    private final Drive drive;
    private final int mostSeconds;
    private final Steadiness steadiness = new Steadiness();
    private boolean held;

    /** @param mostSeconds of load, all in all */
    WarmUp(Drive drive, int mostSeconds) {
        this.drive = drive;
        this.mostSeconds = mostSeconds;
    }

    Steadiness steadiness() {
        return steadiness;
    }

    /** {@return whether there is time for the windows of one more attempt to be steady} */
    boolean hasTime() {
        return steadiness.seconds() + Steadiness.WINDOWS < mostSeconds;
    }

    /** Goes on from where it was. */
    void run() throws IOException, InterruptedException {
        while (!held && steadiness.seconds() < mostSeconds / 2.0 && !steadiness.quiet()) {
            window();
        }
        if (!held) {
            drive.hold();
            steadiness.beginAnew();
            held = true;
        }
        while (steadiness.seconds() < mostSeconds && !steadiness.steady()) {
            window();
        }
    }

    /** Counts a window that was to be timed as one more of the warm-up, and the steadiness before it as none. */
    void takeBack(TimedWindow window) {
        add(window.load(), window.gauged());
        steadiness.beginAnew();
    }

    private void window() throws IOException, InterruptedException {
        Gauge gauge = drive.gauge();
        boolean verifying = steadiness.seconds() == 0;
        LoadResult load = gauge.around(() -> drive.load(1, verifying));
        add(load, gauge.end(drive.generatorMicros(load)));
    }

    private void add(LoadResult load, Gauged gauged) {
        steadiness.add(new Window(load.durationNanos() / 1e9, gauged.jitShare(), load.requests(),
                gauged.requestMicros().orElse(Double.NaN), gauged.totalMicros().orElse(Double.NaN),
                drive.disturbed(gauged.noise())));
    }
}
