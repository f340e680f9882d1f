package dev.straightway.lab.attribution;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import dev.straightway.lab.attribution.ProfilePass.Profiled;
import dev.straightway.lab.attribution.ProfilePass.Subject;
import dev.straightway.lab.profile.FlameGraph;
import dev.straightway.lab.results.ProfileDifference;

/**
 * Writes differential flamegraphs: the stacks of one target, scaled to a request and put under their phase, coloured by what
 * they cost more or less than in another.
 */
public final class Differences {

    private final Rules rules;
    private final Path folder;

    /**
     * @param rules those that share the cost out among the phases
     * @param folder takes the flamegraphs
     */
    public Differences(Rules rules, Path folder) {
        this.rules = rules;
        this.folder = folder;
    }

    /**
     * A profile, and the cost of a request that it shares out.
     *
     * @param costPerRequest of the timed trials: microseconds of CPU or bytes
     */
    public record Costed(Profiled profiled, double costPerRequest) {
    }

    /**
     * Writes both directions: what only one of the two does is seen only where its stacks are drawn.
     *
     * @return first from one to the other, then the opposite
     * @throws IllegalArgumentException if the two are not of one kind
     */
    public List<ProfileDifference> write(Costed one, Costed other) throws IOException {
        return List.of(direction(one, other), direction(other, one));
    }

    /** Writes the stacks of {@code target}. */
    private ProfileDifference direction(Costed base, Costed target) throws IOException {
        Rerooted then = Rerooted.of(base, rules);
        Rerooted now = Rerooted.of(target, rules);
        if (then.kind() != now.kind()) {
            throw new IllegalArgumentException("a profile of " + then.kind().label() + " and one of " + now.kind().label()
                    + " can't be compared");
        }
        FlameGraph graph = new FlameGraph(now.kind().unit() + "/request", true);
        then.branches().forEach(branch -> graph.addBase(branch.phase(), branch.frames(), branch.cost()));
        now.branches().forEach(branch -> graph.add(branch.phase(), branch.frames(), branch.cost()));
        double matched = 100 * graph.matchedShare();
        Subject subject = target.profiled().subject();
        String from = base.profiled().subject().target();
        String kind = now.kind().label();
        String file = "difference-" + from + "-" + subject.target() + "-" + subject.scenario() + "-" + kind + ".html";
        graph.write(folder.resolve(file), title(base, target, kind), explanation(base, matched));
        return new ProfileDifference(from, subject.target(), subject.scenario(), kind, matched, file);
    }

    private static String title(Costed base, Costed target, String kind) {
        Subject subject = target.profiled().subject();
        return base.profiled().subject().targetTitle() + " → " + subject.targetTitle() + ", " + subject.scenarioTitle() + ", "
                + kind + " (" + target.profiled().stacks().engine() + ")";
    }

    private static String explanation(Costed base, double matched) {
        String title = base.profiled().subject().targetTitle();
        return String.format(Locale.ROOT,
                "What a request costs, by phase and below that by the frames from the one that decided on the phase to the leaf. "
                        + "Red costs more than in %s (%s there in all), blue less. %.0f %% of the cost has a counterpart "
                        + "there; what %s alone does is seen in the opposite direction only.",
                title, cost(base), matched, title);
    }

    private static String cost(Costed costed) {
        return String.format(Locale.ROOT, "%.2f %s", costed.costPerRequest(), costed.profiled().stacks().kind().unit());
    }
}
