package dev.straightway.lab.app;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.files.Folders;
import dev.straightway.lab.files.WholeFile;
import dev.straightway.lab.results.Supplement;
import dev.straightway.lab.results.SupplementFile;
import dev.straightway.lab.server.TrialFailure;

/**
 * The folder where an application is built and described, laid out as the lab's own: {@code lab/targets},
 * {@code lab/scenarios} and {@code lab/presets} are what {@code straightway-lab run --home} reads.
 */
final class Workbench {

    private static final String MARK = "straightway-lab.txt";
    private static final String WORDS = "The lab made this folder for the builds of one application; it deletes what is here"
            + " when it builds again.\n";

    private final Path folder;

    private Workbench(Path folder) {
        this.folder = folder;
    }

    /**
     * {@return the folder, with nothing in it but what earlier builds and runs have left}
     *
     * @throws TrialFailure if it holds anything that the lab hasn't made
     */
    static Workbench in(Path folder) throws IOException {
        Path place = folder.toAbsolutePath().normalize();
        Files.createDirectories(place);
        try (Stream<Path> files = Files.list(place)) {
            if (files.findAny().isPresent() && !Files.exists(place.resolve(MARK))) {
                throw new TrialFailure(place + " holds files that aren't the lab's; name an empty folder with --work");
            }
        }
        Files.writeString(place.resolve(MARK), WORDS);
        Workbench bench = new Workbench(place);
        Folders.delete(bench.home());
        return bench;
    }

    /** {@return the folder that a run takes for its home} */
    Path home() {
        return folder.resolve("lab");
    }

    Path builds() {
        return folder.resolve("builds");
    }

    Path stacks() {
        return home().resolve("stacks");
    }

    Path targets() {
        return home().resolve("targets");
    }

    Path scenarios() {
        return home().resolve("scenarios");
    }

    Path logs() throws IOException {
        return Files.createDirectories(folder.resolve("logs"));
    }

    Path results() {
        return folder.resolve("results");
    }

    void target(String name, Map<String, String> lines) throws IOException {
        properties(targets().resolve(name).resolve("target.properties"), lines);
    }

    void scenario(String name, Map<String, String> lines) throws IOException {
        properties(scenarios().resolve(name + ".properties"), lines);
    }

    /** {@return the name by which a scenario's file calls some bytes beside it} */
    String bytes(String name, byte[] content) throws IOException {
        Files.createDirectories(scenarios());
        Files.write(scenarios().resolve(name), content);
        return name;
    }

    void preset(Map<String, String> lines) throws IOException {
        properties(home().resolve("presets/default.properties"), lines);
    }

    /** Says where the lab's own jars, and the sources that are measured, lie. */
    void places(Map<String, Path> places) throws IOException {
        properties(home().resolve("lab.properties"), places.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, place -> place.getValue().toString())));
    }

    void supplements(List<Supplement> supplements) throws IOException {
        SupplementFile.write(supplements, home().resolve("supplements.json"));
    }

    void clearTargets() throws IOException {
        Folders.delete(targets());
    }

    private static void properties(Path file, Map<String, String> lines) throws IOException {
        Properties properties = new Properties();
        properties.putAll(new TreeMap<>(lines));
        StringWriter text = new StringWriter();
        properties.store(text, null);
        // The first line is the time.
        WholeFile.write(file, text.toString().lines().filter(line -> !line.startsWith("#"))
                .sorted().collect(Collectors.joining("\n", "", "\n")));
    }
}
