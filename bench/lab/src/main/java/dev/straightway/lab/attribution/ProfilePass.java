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
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Profile;

/**
 * Profiles a server under load, apart from the timed trials, and writes its flamegraph.
 * <p>
 * The server has to be warm. It is driven without the profiler before and after it is driven with it, so that what the profiler
 * costs is known and a server that still warms up doesn't hide it. For {@link Kind#CPU} that is how much less is served in a
 * second of the server's CPU, which other work on the machine disturbs little; otherwise in a second.
 */
public final class ProfilePass {

    /** Before, and again after. */
    private static final int SECONDS_WITHOUT = 1;
    private static final int SECONDS_WITH = 4;

    /** How long one pass drives load. */
    public static final int SECONDS = 2 * SECONDS_WITHOUT + SECONDS_WITH;

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
     * @param cost what the server itself counted meanwhile: microseconds on a core of all threads for
     *        {@link Kind#CPU}, bytes of {@code ThreadMXBean} for {@link Kind#ALLOC}; NaN if it is unknown
     * @param conditions under which that was
     */
    public record Driven(double seconds, long requests, double cost, Conditions conditions) {

        Driven and(Driven more) {
            return new Driven(seconds + more.seconds, requests + more.requests, cost + more.cost,
                    conditions.and(more.conditions));
        }

        /** {@return requests by second of CPU where that is counted, otherwise by second} */
        double rate(Kind kind) {
            return kind == Kind.CPU && cost > 0 ? requests / cost : requests / seconds;
        }
    }

    /**
     * What is profiled; the names are those of the results, the titles are for people.
     *
     * @param pid the server's
     */
    public record Subject(String target, String targetTitle, String scenario, String scenarioTitle, long pid, Kind kind) {
    }

    /**
     * A profile, and how much it saw.
     *
     * @param coverage the profile's weight by what /proc or the JVM counted in the same time, 1 is all; NaN if that is unknown
     */
    public record Profiled(Subject subject, Stacks stacks, double coverage) {
    }

    /** @param profiled what was sampled; nothing if {@link Profile#failure} says why not */
    public record Outcome(Profile profile, Optional<Profiled> profiled) {

        /** {@return the same with one reason for doubt more} */
        public Outcome remarking(String another) {
            return new Outcome(profile.under(profile.conditions().remarking(another)), profiled);
        }
    }

    /** {@return the profile; a profiler that fails is said in it, and what {@code load} throws goes through} */
    public Outcome run(Subject subject, Load load) throws IOException, InterruptedException {
        Driven before = load.drive(SECONDS_WITHOUT);
        Stacks stacks;
        Driven with;
        try {
            Recording recording = sampler.start(subject.pid(), subject.kind());
            with = load.drive(SECONDS_WITH);
            stacks = recording.stop();
        } catch (ProfilerMissing missing) {
            return failed(subject, missing.getMessage());
        }
        if (stacks.weight() == 0) {
            return failed(subject, stacks.engine() + " took no sample");
        }
        Driven without = before.and(load.drive(SECONDS_WITHOUT));
        return outcome(new Profiled(subject, stacks, subject.kind().cost(stacks.weight()) / with.cost()),
                100 * (1 - with.rate(subject.kind()) / without.rate(subject.kind())), with.and(without).conditions());
    }

    private Outcome outcome(Profiled profiled, double overheadPercent, Conditions conditions) throws IOException {
        Subject subject = profiled.subject();
        Stacks stacks = profiled.stacks();
        String label = subject.kind().label();
        String file = "flamegraph-" + subject.target() + "-" + subject.scenario() + "-" + label + ".html";
        String title = subject.targetTitle() + ", " + subject.scenarioTitle() + ", " + label + " (" + stacks.engine() + ")";
        FlameGraph.of(stacks).write(folder.resolve(file), title, explanation(profiled));
        return new Outcome(new Profile(subject.target(), subject.scenario(), label, stacks.engine(), stacks.samples(),
                overheadPercent, file, null, conditions), Optional.of(profiled));
    }

    private static String explanation(Profiled profiled) {
        String seen = Double.isNaN(profiled.coverage()) ? ""
                : String.format(Locale.ROOT,
                        ", and saw %.0f %% of what the server counted itself", 100 * profiled.coverage());
        return "The root is above, the leaves are below, each as wide as what it costs with all that it calls. "
                + profiled.stacks().engine() + " took " + profiled.stacks().samples() + " samples in " + SECONDS_WITH
                + " seconds under load" + seen + ".";
    }

    private static Outcome failed(Subject subject, String why) {
        return new Outcome(
                new Profile(subject.target(), subject.scenario(), subject.kind().label(), "none", 0, Double.NaN, null, why,
                        Conditions.UNKNOWN),
                Optional.empty());
    }
}
