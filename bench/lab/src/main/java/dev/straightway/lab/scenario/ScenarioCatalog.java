package dev.straightway.lab.scenario;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

import dev.straightway.lab.descriptor.Folder;
import dev.straightway.lab.descriptor.UnknownName;

/** All scenarios of a folder; immutable. */
public final class ScenarioCatalog {

    private final Map<String, List<Scenario>> byFile;

    private ScenarioCatalog(Map<String, List<Scenario>> byFile) {
        this.byFile = byFile;
    }

    /**
     * @param folder usually {@code bench/lab/scenarios}
     * @throws dev.straightway.lab.descriptor.InvalidDescriptor if a file can't be followed
     */
    public static ScenarioCatalog read(Path folder) {
        return read(List.of(folder));
    }

    /**
     * @param folders the usual one, then those of somebody's own; of two files with one name the later counts
     * @throws dev.straightway.lab.descriptor.InvalidDescriptor if a file can't be followed
     */
    public static ScenarioCatalog read(List<Path> folders) {
        Map<String, List<Scenario>> byFile = new TreeMap<>();
        folders.stream().map(Folder::files).flatMap(List::stream)
                .forEach(file -> byFile.put(Folder.name(file), ScenarioFile.read(file)));
        return new ScenarioCatalog(byFile);
    }

    /** {@return every scenario, by the names of the files, the points of a curve by their quantity} */
    public List<Scenario> all() {
        return byFile.values().stream().flatMap(List::stream).toList();
    }

    /**
     * @param names of scenarios, of curves, which stand for their points, or patterns with stars
     * @return each scenario once, in the order of the names
     * @throws UnknownName if a name fits none
     */
    public List<Scenario> named(List<String> names) {
        Set<Scenario> found = new LinkedHashSet<>();
        for (String name : names) {
            List<Scenario> named = named(name);
            if (named.isEmpty()) {
                throw new UnknownName(name, "scenario", all().stream().map(Scenario::name).toList());
            }
            found.addAll(named);
        }
        return new ArrayList<>(found);
    }

    private List<Scenario> named(String name) {
        if (byFile.containsKey(name)) {
            return byFile.get(name);
        }
        Pattern pattern = Pattern.compile(Pattern.quote(name).replace("*", "\\E.*\\Q"));
        return all().stream().filter(scenario -> pattern.matcher(scenario.name()).matches()).toList();
    }
}
