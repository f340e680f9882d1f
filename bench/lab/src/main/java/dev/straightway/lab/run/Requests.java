package dev.straightway.lab.run;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.scenario.Preset;
import dev.straightway.lab.scenario.PresetCatalog;

/** What a run is asked for: the preset's options, overridden by what was given. */
public final class Requests {

    private static final String USUAL = "default";
    private static final String LIMIT_OF_PRECISION = "60";

    private Requests() {
    }

    /** {@return the options of a run; a smoke run has no preset unless one is named} */
    public static Options read(Home home, OptionReader given) {
        boolean smoke = given.read().smoke();
        if (given.preset().isEmpty() && smoke) {
            return given.read();
        }
        String name = given.preset().isEmpty() ? USUAL : given.preset();
        return of(PresetCatalog.read(home.presets()).named(name), given);
    }

    /** {@return the options of a run of a preset} */
    public static Options of(Preset preset, OptionReader given) {
        Map<String, String> defaults = new LinkedHashMap<>(preset.options());
        defaults.put("lab.preset", preset.name());
        if (!preset.scenarios().isEmpty()) {
            defaults.put("lab.scenarios", String.join(",", preset.scenarios()));
        }
        if (!preset.targets().isEmpty()) {
            defaults.put("lab.targets", String.join(",", preset.targets()));
        }
        return of(defaults, given);
    }

    /**
     * {@return the options of a run without a preset}
     *
     * @param usual where nothing else was given
     */
    public static Options of(Map<String, String> usual, OptionReader given) {
        Map<String, String> defaults = new LinkedHashMap<>(usual);
        if (given.read().timing().precision().isPresent()) {
            // Any other limit is for rounds that are given.
            defaults.put("lab.limit", LIMIT_OF_PRECISION);
        }
        return given.withDefaults(defaults).read();
    }
}
