package dev.straightway.lab.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.straightway.lab.descriptor.Descriptor;
import dev.straightway.lab.descriptor.Folder;
import dev.straightway.lab.descriptor.UnknownName;

/** All presets of a folder; immutable. */
public final class PresetCatalog {

    private static final String OPTION = "lab.";

    private final List<Preset> presets;

    private PresetCatalog(List<Preset> presets) {
        this.presets = presets;
    }

    /**
     * @param folder usually {@code bench/lab/presets}
     * @throws dev.straightway.lab.descriptor.InvalidDescriptor if a file can't be followed
     */
    public static PresetCatalog read(Path folder) {
        return new PresetCatalog(Folder.files(folder).stream().map(PresetCatalog::preset).toList());
    }

    /** {@return every preset, by name} */
    public List<Preset> all() {
        return presets;
    }

    /** @throws UnknownName if there is none of this name */
    public Preset named(String name) {
        return presets.stream().filter(preset -> preset.name().equals(name)).findFirst()
                .orElseThrow(() -> new UnknownName(name, "preset", presets.stream().map(Preset::name).toList()));
    }

    private static Preset preset(Path path) {
        Descriptor file = Descriptor.read(path);
        Map<String, String> options = new TreeMap<>();
        file.under(OPTION).forEach((key, value) -> options.put(OPTION + key, value));
        Preset preset = new Preset(Folder.name(path), file.text("title"), names(file.text("scenarios")),
                file.optional("targets").map(PresetCatalog::names).orElse(List.of()), options);
        file.end();
        return preset;
    }

    private static List<String> names(String list) {
        return Stream.of(list.split(",")).map(String::trim).filter(name -> !name.isEmpty()).toList();
    }
}
