package dev.straightway.lab.run;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.scenario.PresetCatalog;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;

/** The targets and scenarios that the options ask for; a smoke run has all of them unless some are named. */
final class Selection {

    private final Options options;
    private final TargetCatalog targets;
    private final ScenarioCatalog scenarios;
    private final PresetCatalog presets;

    Selection(Home home, Options options) {
        this.options = options;
        this.targets = TargetCatalog.read(with(home.targets(), options.files().targets()));
        this.scenarios = ScenarioCatalog.read(with(home.scenarios(), options.files().scenarios()));
        this.presets = PresetCatalog.read(home.presets());
    }

    List<ServerTarget> targets() {
        requireKnown(options.texts().get(Option.UNPINNED.property()), options.placements().unpinned());
        if (everything(options.targets())) {
            return targets.all();
        }
        return targets.named(options.targets().listed());
    }

    List<Scenario> scenarios() {
        if (everything(options.scenarios())) {
            return scenarios.all();
        }
        List<String> listed = options.scenarios().listed();
        return scenarios.named(listed.isEmpty() ? presets.named("default").scenarios() : listed);
    }

    private static List<Path> with(Path usual, List<Path> others) {
        return Stream.concat(Stream.of(usual), others.stream()).toList();
    }

    /** A name that nothing has would be repeated nowhere, without a word. */
    private void requireKnown(String text, Options.Names names) {
        if (!text.equals(Option.UNPINNED.standard(options.smoke()))) {
            targets.named(names.listed());
        }
    }

    private boolean everything(Options.Names names) {
        return names.all() || options.smoke() && names.listed().isEmpty();
    }
}
