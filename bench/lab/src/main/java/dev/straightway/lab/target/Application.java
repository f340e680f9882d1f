package dev.straightway.lab.target;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.lab.scenario.Scenario;

/**
 * What is started of a target, which may differ by scenario.
 *
 * @param folder what its paths are relative to
 * @param jar the usual one
 * @param jars those that some scenarios have instead
 * @param arguments of the JVM, separated by spaces
 * @param moreArguments those that some scenarios have in addition
 * @param needs files, with a star in their names, without which some scenarios can't be asked
 * @param requirement what must hold before it may be measured
 * @param augmentation how it is augmented again, if it can be
 * @param versionJar a file with a star in its name that stands for the version; empty if there is none
 * @param build the command that builds it
 * @param unbuilt why there may be no jar of it; none if there must be one
 * @param workingFolder where its JVM works, relative to the folder; empty for where the lab does
 */
record Application(Path folder, String jar, ByScenario jars, String arguments, ByScenario moreArguments, ByScenario needs,
        Optional<Requirement> requirement, Optional<Augmentation> augmentation, String versionJar, String build,
        Optional<String> unbuilt, String workingFolder) {

    /**
     * The application once more, in a form that a JVM augments again.
     *
     * @param jar relative to the folder
     */
    record Augmentation(String jar, List<String> arguments) {
    }

    /** A line that a file must hold. */
    record Requirement(Path file, String line) {
    }

    /** {@return the same from another jar, of which nothing else is known} */
    Application build(Path other) {
        ByScenario none = new ByScenario(Map.of());
        return new Application(folder, other.toString(), none, arguments, moreArguments, none, Optional.empty(),
                Optional.empty(), "", build, Optional.empty(), workingFolder);
    }

    /** {@return where its JVM works; none for where the lab does} */
    Optional<Path> works() {
        return workingFolder.isEmpty() ? Optional.empty() : Optional.of(at(workingFolder));
    }

    /** {@return what isn't asked of another build: scenarios that not every build of the application answers, too} */
    ByScenario withoutOthers(ByScenario exclusions) {
        Map<String, String> all = new HashMap<>();
        Stream.of(jars, needs).map(ByScenario::values).flatMap(values -> values.keySet().stream())
                .forEach(scenario -> all.put(scenario, "not every build answers it"));
        all.putAll(exclusions.values());
        return new ByScenario(all);
    }

    Path jar(Scenario scenario) {
        return at(jars.of(scenario.name()).orElse(jar));
    }

    List<String> arguments(Scenario scenario) {
        String all = arguments + " " + moreArguments.of(scenario.name()).orElse("");
        return Stream.of(all.split(" +")).filter(argument -> !argument.isEmpty()).toList();
    }

    Optional<String> lacks(Scenario scenario) {
        return needs.of(scenario.name()).map(this::at).filter(needed -> StarredFile.star(needed).isEmpty())
                .map(needed -> "the application was built without " + needed.getFileName() + "; build it with a JDK "
                        + scenario.javaRelease() + " or newer");
    }

    /** {@return why a run is without it, if there is no jar and may be none} */
    Optional<String> leftOut(Scenario scenario) {
        return unbuilt.filter(reason -> !Files.isRegularFile(jar(scenario))).map(reason -> "it isn't built: " + reason);
    }

    /** {@return what augments the usual application again; none where the scenario has another} */
    Optional<Rebuilding> rebuilding(Scenario scenario) {
        return jars.of(scenario.name()).isPresent() ? Optional.empty()
                : augmentation.map(one -> new Rebuilding(at(one.jar), one.arguments));
    }

    String version() {
        return versionJar.isEmpty() ? "" : StarredFile.star(at(versionJar)).orElse("");
    }

    private Path at(String relative) {
        return folder.resolve(relative).normalize();
    }
}
