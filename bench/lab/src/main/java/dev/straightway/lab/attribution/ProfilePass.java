package dev.straightway.lab.attribution;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

import dev.straightway.lab.profile.FlameGraph;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.ProfilerMissing;
import dev.straightway.lab.profile.Recording;
import dev.straightway.lab.profile.Sampler;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.results.Profile;

/**
 * Profiles a server under load, apart from the timed trials, and writes its flamegraph.
 * <p>
 * The server has to be warm. It is driven once without the profiler and once with it, so that what the profiler costs is known.
 */
public final class ProfilePass {

    private static final int SECONDS_WITHOUT = 2;
    private static final int SECONDS_WITH = 4;

    /** How long one pass drives load. */
    public static final int SECONDS = SECONDS_WITHOUT + SECONDS_WITH;

    private final Sampler sampler;
    private final Path folder;

    /** @param folder takes the flamegraphs */
    public ProfilePass(Sampler sampler, Path folder) {
        this.sampler = sampler;
        this.folder = folder;
    }

    /** Drives the server; every request must be answered as expected, or it throws. */
    public interface Load {
        Driven drive(int seconds) throws IOException, InterruptedException;
    }

    /**
     * What was served.
     *
     * @param seconds that it lasted, as measured
     * @param cost what the server itself counted meanwhile: microseconds of user and system time of /proc for
     *        {@link Kind#CPU}, bytes of {@code ThreadMXBean} for {@link Kind#ALLOC}; NaN if it is unknown
     */
    public record Driven(double seconds, long requests, double cost) {

        double requestsPerSecond() {
            return requests / seconds;
        }
    }

    /** @param profiled what was sampled; nothing if {@link Profile#failure} says why not */
    public record Outcome(Profile profile, Optional<Profiled> profiled) {
    }

    /**
     * @param pid the server's
     * @return the profile; a profiler that fails is said in it, and what {@code load} throws goes through
     */
    public Outcome run(Subject subject, long pid, Kind kind, Load load) throws IOException, InterruptedException {
        Driven without = load.drive(SECONDS_WITHOUT);
        try {
            Recording recording = sampler.start(pid, kind);
            Driven with = load.drive(SECONDS_WITH);
            Stacks stacks = recording.stop();
            if (stacks.weight() == 0) {
                return failed(subject, kind, stacks.engine() + " took no sample");
            }
            double coverage = kind.cost(stacks.weight()) / with.cost();
            return outcome(new Profiled(subject, stacks, coverage),
                    100 * (1 - with.requestsPerSecond() / without.requestsPerSecond()));
        } catch (ProfilerMissing missing) {
            return failed(subject, kind, missing.getMessage());
        }
    }

    private Outcome outcome(Profiled profiled, double overheadPercent) throws IOException {
        Subject subject = profiled.subject();
        Stacks stacks = profiled.stacks();
        String label = stacks.kind().label();
        String file = "flamegraph-" + subject.target() + "-" + subject.scenario() + "-" + label + ".html";
        String title = subject.targetTitle() + ", " + subject.scenarioTitle() + ", " + label + " (" + stacks.engine() + ")";
        FlameGraph.of(stacks).write(folder.resolve(file), title, explanation(profiled));
        return new Outcome(new Profile(subject.target(), subject.scenario(), label, stacks.engine(), stacks.samples(),
                overheadPercent, file, null), Optional.of(profiled));
    }

    private static String explanation(Profiled profiled) {
        String seen = Double.isNaN(profiled.coverage()) ? ""
                : String.format(Locale.ROOT,
                        ", and saw %.0f %% of what the server counted itself", 100 * profiled.coverage());
        return "The root is above, the leaves are below, each as wide as what it costs with all that it calls. "
                + profiled.stacks().engine() + " took " + profiled.stacks().samples() + " samples in " + SECONDS_WITH
                + " seconds under load" + seen + ".";
    }

    private static Outcome failed(Subject subject, Kind kind, String why) {
        return new Outcome(new Profile(subject.target(), subject.scenario(), kind.label(), "none", 0, Double.NaN, null, why),
                Optional.empty());
    }
}
