package dev.straightway.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.apache.maven.execution.MavenExecutionRequest;

/**
 * The build that the goal runs in, as far as the builds of the copies are to be like it.
 *
 * @param home of Maven
 * @param arguments that a build of a copy is given, too
 * @param properties of the user
 */
record OuterBuild(Path home, List<String> arguments, Map<String, String> properties) {

    static OuterBuild of(MavenExecutionRequest request, Map<String, String> properties, String mavenHome) {
        List<String> arguments = new ArrayList<>();
        arguments.add("-Dmaven.repo.local=" + request.getLocalRepositoryPath());
        settings("-s", request.getUserSettingsFile(), arguments);
        settings("-gs", request.getGlobalSettingsFile(), arguments);
        if (request.isOffline()) {
            arguments.add("-o");
        }
        if (!request.getActiveProfiles().isEmpty()) {
            arguments.add("-P" + String.join(",", request.getActiveProfiles()));
        }
        return new OuterBuild(Path.of(mavenHome), List.copyOf(arguments), properties);
    }

    private static void settings(String option, File file, List<String> arguments) {
        if (file != null && file.isFile()) {
            arguments.addAll(List.of(option, file.getAbsolutePath()));
        }
    }
}
