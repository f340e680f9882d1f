package dev.straightway.lab.trial;

import java.io.IOException;

import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Spectrum;

/**
 * Warms the generator up before each pass at a fixed rate, at the rate of that pass, until its own compiler is quiet.
 * <p>
 * Its JVM stays for all passes. Where it drives nothing else it is cold when the first of them begins: without a warm-up of its
 * own, the target that comes first would have its times from a slower generator than all others.
 */
final class GeneratorWarmUp {

    private static final int WINDOW_SECONDS = 2;
    private static final int QUIET_WINDOWS = 2;
    /** Half a minute: a pass of a generator that still compiles then is in doubt. */
    private static final int MOST_WINDOWS = 15;

    /** Seconds of load where it is warm already. */
    static final int USUAL_SECONDS = WINDOW_SECONDS * QUIET_WINDOWS;

    /** Drives a server at the rate of the pass. */
    interface Driving {
        Spectrum drive(int seconds) throws IOException, InterruptedException;
    }

    private GeneratorWarmUp() {
    }

    /** Drives in windows of two seconds until the compiler was quiet in two of them running, or the time is over. */
    static void run(Driving driving) throws IOException, InterruptedException {
        int quiet = 0;
        for (int windows = 0; quiet < QUIET_WINDOWS && windows < MOST_WINDOWS; windows++) {
            Spectrum times = driving.drive(WINDOW_SECONDS);
            if (times.failure() != null) {
                // The pass itself fails likewise, and says so.
                return;
            }
            quiet = compiles(times.conditions()) ? 0 : quiet + 1;
        }
    }

    /** {@return whether the generator's compiler took more of the time than a server's may; not where that is unknown} */
    static boolean compiles(Conditions ofGenerator) {
        return ofGenerator.generatorJitPercent() >= Steadiness.MOST_COMPILING * 100;
    }
}
