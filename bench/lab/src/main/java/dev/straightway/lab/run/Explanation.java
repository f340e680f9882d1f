package dev.straightway.lab.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import dev.straightway.lab.attribution.Attributor;
import dev.straightway.lab.attribution.Differences;
import dev.straightway.lab.attribution.ProfilePass.Outcome;
import dev.straightway.lab.attribution.ProfilePass.Profiled;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.ProfileDifference;

/** Where the cost lies, made of profiles and what the timed trials cost: phases, and differences to one target. */
final class Explanation {

    private final Plan plan;
    private final Medians medians;
    private final Path folder;

    Explanation(Plan plan, Medians medians, Path folder) {
        this.plan = plan;
        this.medians = medians;
        this.folder = folder;
    }

    void of(List<Outcome> outcomes, Recorder recorder) {
        Attributor attributor = Attributor.standard();
        List<Attribution> attributions = new ArrayList<>();
        List<ProfileDifference> differences = new ArrayList<>();
        List<Profiled> profiles = outcomes.stream().map(Outcome::profiled).flatMap(Optional::stream).toList();
        for (Profiled profile : profiles) {
            OptionalDouble cost = cost(profile);
            if (cost.isPresent()) {
                attributions.add(attributor.attribute(profile, cost.getAsDouble()));
                try {
                    differences.addAll(difference(profile, profiles));
                } catch (IOException e) {
                    recorder.note(
                            "A differential flamegraph of " + profile.subject().target() + " can't be written to " + folder
                                    + " (" + e.getMessage() + ").");
                }
            }
        }
        recorder.explained(differences, attributions);
    }

    private List<ProfileDifference> difference(Profiled target, List<Profiled> profiles) throws IOException {
        String explained = plan.explained().name();
        Optional<Profiled> base = profiles.stream().filter(other -> other.subject().target().equals(explained)
                && other.subject().scenario().equals(target.subject().scenario())
                && other.subject().kind() == target.subject().kind()).findFirst();
        if (target.subject().target().equals(explained) || base.isEmpty() || cost(base.get()).isEmpty()) {
            return List.of();
        }
        return Differences.write(folder, new Differences.Costed(base.get(), cost(base.get()).getAsDouble()),
                new Differences.Costed(target, cost(target).getAsDouble()));
    }

    private OptionalDouble cost(Profiled profile) {
        String metric = profile.subject().kind() == Kind.CPU ? "cpu" : "bytes";
        return medians.of(profile.subject().target(), profile.subject().scenario(), metric);
    }
}
