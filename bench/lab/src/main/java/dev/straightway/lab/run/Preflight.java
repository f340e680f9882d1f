package dev.straightway.lab.run;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

import dev.straightway.lab.measure.OtherWork;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.options.Options.OnBusy;
import dev.straightway.lab.server.TrialFailure;

/**
 * Looks before a run how busy the machine is with other work, waits for it to be quiet, and refuses or warns where it isn't. A
 * smoke run, whose figures mean nothing, doesn't look.
 */
final class Preflight {

    static final Duration LOOK = Duration.ofSeconds(3);

    /** How often a wait that goes on is said. */
    private static final int LOOKS_OF_A_LINE = 20;

    /** Looks for {@link #LOOK} at what others do; knows nothing where the system doesn't tell. */
    interface Watch {
        Optional<OtherWork> look() throws IOException, InterruptedException;
    }

    private final Options options;
    private final String machine;
    private final Watch watch;
    private final PrintStream out;

    /** @param machine how messages name it at the beginning of a sentence */
    Preflight(Options options, String machine, Watch watch, PrintStream out) {
        this.options = options;
        this.machine = machine;
        this.watch = watch;
        this.out = out;
    }

    /**
     * {@return what it saw, to be saved with the results}
     *
     * @throws TrialFailure where the machine is busy and the run is to be refused then
     */
    String words() throws IOException, InterruptedException {
        if (options.smoke()) {
            return "not looked at: a smoke run";
        }
        Optional<OtherWork> seen = watch.look();
        long looks = options.quiet().waitSeconds() / LOOK.toSeconds();
        int waited = 0;
        for (; busy(seen) && waited < looks; waited++) {
            if (waited % LOOKS_OF_A_LINE == 0) {
                out.println("Waiting for a quiet machine, " + Estimate.words((looks - waited) * LOOK.toSeconds())
                        + " at the most: " + seen.get().words() + ".");
            }
            seen = watch.look();
        }
        if (seen.isEmpty()) {
            return "unknown: this system doesn't tell";
        }
        String words = seen.get().words() + (waited == 0 ? ""
                : ", after " + Estimate.words(waited * LOOK.toSeconds())
                        + " of waiting")
                + " when the run began";
        return busy(seen) ? refusedOrWarned(words) : words;
    }

    private String refusedOrWarned(String words) {
        String limit = String.format(Locale.ROOT, "%.0f %%", options.timing().noisePercent());
        if (options.quiet().busy() == OnBusy.REFUSE) {
            throw new TrialFailure(machine + " is busy: " + words + "; a run wants less than " + limit
                    + " (lab.noise). End what "
                    + "runs beside it, wait for it with lab.wait.for.quiet=10m, or run anyway with lab.busy=warn.");
        }
        out.println("WARNING: " + machine + " is busy: " + words + ". Trials that suffer from it are noisy and have no vote.");
        return "BUSY: " + words;
    }

    private boolean busy(Optional<OtherWork> seen) {
        return seen.isPresent() && seen.get().share() * 100 >= options.timing().noisePercent();
    }
}
