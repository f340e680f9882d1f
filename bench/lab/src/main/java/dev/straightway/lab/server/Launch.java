package dev.straightway.lab.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.target.ServerTarget;

/**
 * What a server is started as.
 *
 * @param asked what it has to answer first
 * @param log where its output goes
 */
public record Launch(Asked asked, Program program, Options.Server jvm, Pinning pinning, Path log) {

    /**
     * What {@code java -jar} starts.
     *
     * @param arguments of the JVM, with {@code ${host}}, {@code ${port}} and {@code ${event.loops}} to be filled in
     * @param folder where its JVM works; none for where the lab does
     */
    public record Program(Path jar, List<String> arguments, Optional<Path> folder) {

        public static Program of(ServerTarget target, Scenario scenario) {
            return new Program(target.jar(scenario), target.arguments(scenario), target.workingFolder());
        }
    }

    /** {@return the target's name for people} */
    public String title() {
        return asked.title();
    }
}
