package dev.straightway.lab.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import dev.straightway.lab.attribution.ProfilePass;
import dev.straightway.lab.host.Host;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Examination;
import dev.straightway.lab.trial.Examination.Rate;

/**
 * What is run once for each target and scenario, in the servers of the last round: response times at a fixed rate, and
 * profiles.
 */
final class Passes {

    private static final String REQUESTS = "requests";

    private final Plan plan;
    private final Recorder recorder;
    private final Progress progress;
    private final List<ProfilePass.Outcome> outcomes = new ArrayList<>();
    private final Optional<ProfilePass> profiles;

    Passes(Plan plan, Host host, Recorder recorder, Progress progress) throws IOException {
        this.plan = plan;
        this.recorder = recorder;
        this.progress = progress;
        this.profiles = plan.options().passes().profile()
                ? Optional.of(new ProfilePass(host.sampler(folder().resolve("logs")), folder()))
                : Optional.empty();
    }

    /** {@return what is to be looked at in the server of this cell's trial, if anything is} */
    Optional<Examination> of(Cell cell) {
        Options options = plan.options();
        if (!has(cell)) {
            return Optional.empty();
        }
        List<Rate> rates = options.passes().latency() ? rates(cell) : List.of();
        return Optional.of(new Examination(rates, profiles, trial -> true, this::spectrum, this::profile));
    }

    /** {@return whether something is looked at in the server of a cell} */
    boolean has(Cell cell) {
        Options options = plan.options();
        boolean last = cell.round() == options.timing().rounds() && cell.placement().equals(plan.placement());
        return last && (options.passes().latency() || profiles.isPresent());
    }

    /** Makes of the profiles what explains the figures. */
    void explain() {
        if (!outcomes.isEmpty()) {
            Medians medians = new Medians(recorder.trials(), plan.placement().name());
            new Explanation(plan, medians, folder()).of(outcomes, recorder);
        }
    }

    private Path folder() {
        return recorder.file().getParent();
    }

    private void spectrum(Spectrum spectrum) {
        recorder.spectrum(spectrum);
        if (spectrum.failure() != null) {
            progress.say("no response times of " + spectrum.scenario() + " on " + spectrum.target() + ": "
                    + spectrum.failure());
        }
        double utilisation = spectrum.pace().utilisationPercent();
        doubt("response times" + (utilisation > 0 ? String.format(Locale.ROOT, " at %.0f %%", utilisation) : ""),
                spectrum.scenario() + " on " + spectrum.target(), spectrum.conditions());
    }

    private void profile(ProfilePass.Outcome outcome) {
        Profile profile = outcome.profile();
        outcomes.add(outcome);
        recorder.profile(profile);
        if (profile.failure() != null) {
            progress.say("no " + profile.kind() + " profile of " + profile.scenario() + " on " + profile.target() + ": "
                    + profile.failure());
        }
        doubt(profile.kind() + " profile", profile.scenario() + " on " + profile.target(), profile.conditions());
    }

    private void doubt(String what, String where, Conditions conditions) {
        if (conditions.doubtful()) {
            recorder.note("Doubtful " + what + " of " + where + ": " + conditions.remark() + ".");
        }
    }

    /**
     * What a target did before the last round; where that was the generator's, what it did at the least; where no trial of it
     * counts, what it did in those that don't.
     */
    private OptionalDouble capacity(String target, Cell cell) {
        List<Trial> before = recorder.trials().stream().filter(trial -> trial.round() < cell.round()).toList();
        OptionalDouble counted = new Medians(before, plan.placement().name()).of(target, cell.scenario().name(), REQUESTS);
        if (counted.isPresent()) {
            return counted;
        }
        List<Trial> known = before.stream().filter(trial -> trial.target().equals(target)
                && trial.scenario().equals(cell.scenario().name()) && trial.placement().equals(plan.placement().name())
                && trial.values().containsKey(REQUESTS)).toList();
        boolean valid = known.stream().anyMatch(Trial::valid);
        return known.stream().filter(trial -> trial.valid() || !valid).mapToDouble(trial -> trial.values().get(REQUESTS))
                .average();
    }

    /**
     * The same for every target, so that their curves can be compared: parts of what the slowest did in the rounds before.
     */
    private List<Rate> rates(Cell cell) {
        if (plan.options().load().rate().isPresent()) {
            return List.of(new Rate(plan.options().load().rate().getAsInt(), 0));
        }
        OptionalDouble slowest = plan.targets().stream().map(target -> capacity(target.name(), cell))
                .flatMapToDouble(OptionalDouble::stream).min();
        if (slowest.isEmpty()) {
            recorder.note("No response times at a fixed rate of " + cell.scenario().name() + ": the rate comes from the rounds"
                    + " before the last one, of which no trial has a figure. Give it with lab.rate, or run more rounds.");
            return List.of();
        }
        return plan.options().passes().utilisations().stream()
                .map(percent -> new Rate(Math.max(1, Math.floor(slowest.getAsDouble() * percent / 100)), percent)).toList();
    }
}
