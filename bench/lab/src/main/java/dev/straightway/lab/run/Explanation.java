package dev.straightway.lab.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import dev.straightway.lab.attribution.Attributor;
import dev.straightway.lab.attribution.Differences;
import dev.straightway.lab.attribution.ProfilePass.Outcome;
import dev.straightway.lab.attribution.ProfilePass.Profiled;
import dev.straightway.lab.attribution.Rules;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.ProfileDifference;

/** Where the cost lies, made of profiles and what the timed trials cost: phases, and differences between targets. */
final class Explanation {

    private final Plan plan;
    private final Medians medians;
    private final Rules rules;
    private final Path folder;

    Explanation(Plan plan, Medians medians, Path folder) {
        this.plan = plan;
        this.medians = medians;
        this.rules = plan.rules();
        this.folder = folder;
    }

    void of(List<Outcome> outcomes, Recorder recorder) {
        Attributor attributor = new Attributor(rules);
        List<Attribution> attributions = new ArrayList<>();
        List<ProfileDifference> differences = new ArrayList<>();
        List<Profiled> profiles = outcomes.stream().map(Outcome::profiled).flatMap(Optional::stream).toList();
        for (Profiled profile : profiles) {
            OptionalDouble cost = cost(profile);
            if (cost.isPresent()) {
                attributions.add(attributor.attribute(profile, cost.getAsDouble()));
                for (String base : bases(profile.subject().target(), plan.explained().name(), plan.reference().name())) {
                    differences.addAll(differences(base, profile, profiles, recorder));
                }
            }
        }
        recorder.explained(differences, attributions);
    }

    /**
     * {@return with which the profile of a target is compared, both ways: every target with the one that is explained and with
     * the one that the verdicts divide by, and no pair twice}
     */
    static List<String> bases(String target, String explained, String reference) {
        return Stream.of(explained, reference).distinct().filter(base -> !target.equals(explained) && !target.equals(base))
                .toList();
    }

    private List<ProfileDifference> differences(String base, Profiled target, List<Profiled> profiles, Recorder recorder) {
        Optional<Profiled> other = profiles.stream().filter(one -> one.subject().target().equals(base)
                && one.subject().scenario().equals(target.subject().scenario())
                && one.subject().kind() == target.subject().kind()).findFirst();
        if (other.isEmpty() || cost(other.get()).isEmpty()) {
            return List.of();
        }
        try {
            return new Differences(rules, folder).write(
                    new Differences.Costed(other.get(), cost(other.get()).getAsDouble()),
                    new Differences.Costed(target, cost(target).getAsDouble()));
        } catch (IOException e) {
            recorder.note("The differential flamegraphs of " + base + " and " + target.subject().target()
                    + " can't be written to " + folder + " (" + e.getMessage() + ").");
            return List.of();
        }
    }

    private OptionalDouble cost(Profiled profile) {
        String metric = profile.subject().kind() == Kind.CPU ? "total-cpu" : "bytes";
        return medians.of(profile.subject().target(), profile.subject().scenario(), metric);
    }
}
