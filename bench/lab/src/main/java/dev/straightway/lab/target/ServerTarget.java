package dev.straightway.lab.target;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.descriptor.InvalidDescriptor;
import dev.straightway.lab.scenario.Scenario;

/**
 * A server to measure; immutable, but what is ready is looked up in the file system each time.
 *
 * @param name the name of its folder
 * @param order its place in the tables
 * @param title its name in the tables
 * @param thread the thread that calls the resource method
 * @param standard whether it is measured when no targets are named
 * @param reference whether the verdicts compare with this one
 * @param usualWarmup seconds of load that it usually needs until it is steady, for estimates
 * @param file its descriptor
 * @param base what its paths begin with, empty or from a slash on
 * @param application what is started
 * @param properties what scenarios may ask in their path as {@code ${name}}
 * @param exclusions why it isn't asked some scenarios
 * @param smoke the only scenarios that a smoke run asks it, where none are named; empty for all
 * @param micro what the micro-benchmarks call it, if they have it
 * @param noServer why no server of it can be started, if that is so
 */
public record ServerTarget(String name, int order, String title, String thread, boolean standard, boolean reference,
        int usualWarmup, Path file,
        String base, Application application, Map<String, String> properties, ByScenario exclusions, List<String> smoke,
        Optional<Micro> micro, Optional<String> noServer) {

    /**
     * One of those that are measured in memory.
     *
     * @param name among the stacks, or among the clients
     * @param client whether it is a client
     * @param thread the thread that calls the resource method there
     */
    public record Micro(String name, boolean client, String thread) {
    }

    /** {@return the path that the scenario is asked at} */
    public String path(Scenario scenario) {
        String path = scenario.path();
        for (Map.Entry<String, String> property : properties.entrySet()) {
            path = path.replace("${" + property.getKey() + "}", property.getValue());
        }
        if (path.contains("${")) {
            String missing = path.substring(path.indexOf("${") + 2, path.indexOf('}', path.indexOf("${")));
            throw new InvalidDescriptor(file, "property." + missing, "is missing, which the path of scenario '"
                    + scenario.name() + "' holds; add it, or not-offered." + scenario.name());
        }
        return base + path;
    }

    /**
     * {@return another build of this, started from another jar}
     *
     * @param reference whether others are compared with it
     */
    ServerTarget build(String otherName, String otherTitle, Path jar, boolean reference) {
        return new ServerTarget(otherName, order, otherTitle, thread, true, reference, usualWarmup, file, base,
                application.build(jar), properties, application.withoutOthers(exclusions), smoke, Optional.empty(), noServer);
    }

    /** {@return what {@code java -jar} starts for a scenario} */
    public Path jar(Scenario scenario) {
        return application.jar(scenario);
    }

    /** {@return arguments of the JVM for a scenario, with {@code ${port}} and {@code ${event.loops}} to be filled in} */
    public List<String> arguments(Scenario scenario) {
        return application.arguments(scenario);
    }

    /** {@return how the application that answers a scenario is augmented again, where that can be timed} */
    public Optional<Rebuilding> rebuilding(Scenario scenario) {
        return application.rebuilding(scenario);
    }

    /** {@return the folder where its JVM works; none for where the lab does} */
    public Optional<Path> workingFolder() {
        return application.works();
    }

    /** {@return the command that builds it} */
    public String build() {
        return application.build();
    }

    /** {@return why this scenario isn't for this target, if it isn't} */
    public Optional<String> notOffered(Scenario scenario) {
        return exclusions.of(scenario.name()).filter(reason -> !reason.isEmpty()).or(() -> application.lacks(scenario));
    }

    /** {@return why a run is without it, if it isn't built and needn't be} */
    public Optional<String> leftOut(Scenario scenario) {
        return application.leftOut(scenario);
    }

    /** {@return whether a smoke run that names no scenarios asks it this one} */
    public boolean inSmoke(Scenario scenario) {
        return smoke.isEmpty() || smoke.contains(scenario.name());
    }

    /** {@return why it can't be started now, with the fix, if it can't} */
    public Optional<String> unready(Scenario scenario) {
        if (!Files.isRegularFile(jar(scenario))) {
            return Optional
                    .of(title + " isn't built: " + jar(scenario) + " is missing. Run '" + application.build() + "' first.");
        }
        return application.requirement().filter(required -> !holds(required))
                .map(required -> title + " must be measured with " + required.line() + ", which " + required.file()
                        + " doesn't hold.");
    }

    /** {@return the setting that it must be measured with, for a reader to know, if there is one} */
    public Optional<String> setting() {
        return application.requirement().map(Application.Requirement::line);
    }

    /** {@return the version of the stack, empty if it isn't known} */
    public String version() {
        return application.version();
    }

    private static boolean holds(Application.Requirement required) {
        try {
            return Files.readAllLines(required.file()).contains(required.line());
        } catch (IOException e) {
            throw new UncheckedIOException(required.file() + " can't be read", e);
        }
    }
}
