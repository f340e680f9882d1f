package dev.straightway.lab.target;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

import dev.straightway.lab.options.InvalidOption;

/** Reads the targets of a folder, and picks those that are asked for. */
public final class Catalog {

    private final Path home;

    /** @param home the folder of the lab, which paths in the files are relative to */
    public Catalog(Path home) {
        this.home = home;
    }

    /**
     * @param names of targets; empty for all
     * @throws InvalidOption if a name is unknown
     */
    public List<Target> targets(List<String> names) throws IOException {
        List<Target> all = all();
        List<String> known = all.stream().map(Target::name).toList();
        for (String name : names) {
            if (!known.contains(name)) {
                throw new InvalidOption("lab.targets", name, "no such target; there are " + String.join(", ", known));
            }
        }
        return all.stream().filter(target -> names.isEmpty() || names.contains(target.name())).toList();
    }

    /**
     * @param names of scenarios; empty for all
     * @throws InvalidOption if a name is unknown
     */
    public static List<Scenario> scenarios(List<String> names) {
        List<String> known = Stream.of(Scenario.values()).map(Scenario::label).toList();
        for (String name : names) {
            if (!known.contains(name)) {
                throw new InvalidOption("lab.scenarios", name, "no such scenario; there are " + String.join(", ", known));
            }
        }
        return Stream.of(Scenario.values()).filter(scenario -> names.isEmpty() || names.contains(scenario.label())).toList();
    }

    private List<Target> all() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("targets"))) {
            List<Path> found = files.filter(file -> file.toString().endsWith(".properties")).toList();
            Stream.Builder<Target> targets = Stream.builder();
            for (Path file : found) {
                targets.add(read(file));
            }
            return targets.build().sorted(Comparator.comparing(Target::order)).toList();
        }
    }

    private Target read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        String name = file.getFileName().toString().replace(".properties", "");
        return new Target(name, Integer.parseInt(get(properties, "order", file)), get(properties, "title", file),
                get(properties, "thread", file), path(get(properties, "jar", file)), get(properties, "path", file),
                List.of(get(properties, "arguments", file).split(" +")), requirement(properties, file));
    }

    private Optional<Target.Requirement> requirement(Properties properties, Path file) {
        return Optional.ofNullable(properties.getProperty("requires.file"))
                .map(required -> new Target.Requirement(path(required), get(properties, "requires.line", file)));
    }

    private Path path(String relative) {
        return home.resolve(relative).normalize();
    }

    private static String get(Properties properties, String key, Path file) {
        String value = properties.getProperty(key);
        if (value == null) {
            throw new IllegalStateException(file + " has no '" + key + "'");
        }
        return value.trim();
    }
}
