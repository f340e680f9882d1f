package dev.straightway.lab.target;

import java.nio.file.Path;
import java.util.List;
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
 * @param versionJar a file with a star in its name that stands for the version; empty if there is none
 * @param build the command that builds it
 */
record Application(Path folder, String jar, ByScenario jars, String arguments, ByScenario moreArguments, ByScenario needs,
        Optional<Requirement> requirement, String versionJar, String build) {

    /** A line that a file must hold. */
    record Requirement(Path file, String line) {
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

    String version() {
        return versionJar.isEmpty() ? "" : StarredFile.star(at(versionJar)).orElse("");
    }

    private Path at(String relative) {
        return folder.resolve(relative).normalize();
    }
}
