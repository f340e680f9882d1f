package dev.straightway.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.MavenExecutionRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabArgumentsTest {

    private static final LabArguments.Named NO_FILES = new LabArguments.Named(null, null, null, null);
    private static final LabArguments.Choices NO_CHOICES = new LabArguments.Choices(null, null, false, "1.0", List.of());
    private static final OuterBuild OUTER = new OuterBuild(Path.of("/maven"), List.of("-o"), Map.of());

    @TempDir
    Path project;

    @Test
    void namesTheProjectTheProgramsAndTheVersion() {
        assertThat(arguments(NO_FILES, NO_CHOICES, OUTER)).containsExactly("app", project.toString(), "--end-with-parent",
                "--agent=/agent.jar", "--generator-jar=/generator.jar", "--straightway-version=1.0", "--maven=/maven/bin/mvn",
                "--maven-argument=-o");
    }

    @Test
    void leavesTheBuildToTheProjectsWrapper() throws IOException {
        assertThat(Files.writeString(project.resolve("mvnw"), "").toFile().setExecutable(true)).isTrue();

        assertThat(arguments(NO_FILES, NO_CHOICES, OUTER)).doesNotContain("--maven=/maven/bin/mvn");
    }

    @Test
    void passesOnWhatWasChosen() {
        LabArguments.Named files = new LabArguments.Named(new File("/r.txt"), new File("/o.yaml"), new File("/v.yaml"),
                new File("/work"));
        LabArguments.Choices choices = new LabArguments.Choices("service", List.of("quarkus-rest", "straightway"), true, "1.0",
                List.of("--base", "/api"));

        assertThat(arguments(files, choices, OUTER)).contains("--requests=/r.txt", "--openapi=/o.yaml", "--values=/v.yaml",
                "--work=/work", "--module=service", "--stacks=quarkus-rest,straightway", "--no-measure")
                .endsWith("--base", "/api");
    }

    @Test
    void givesPropertiesToTheRunOrToTheBuilds() {
        OuterBuild outer = new OuterBuild(Path.of("/maven"), List.of(), Map.of("lab.event.loops", "2",
                "quarkus.platform.version", "3.32.1", "straightway.work", "/w", "maven.repo.local", "/elsewhere"));

        assertThat(arguments(NO_FILES, NO_CHOICES, outer)).contains("--event-loops=2",
                "--maven-argument=-Dquarkus.platform.version=3.32.1")
                .noneMatch(argument -> argument.contains("straightway.work"))
                .noneMatch(argument -> argument.contains("/elsewhere"));
    }

    @Test
    void buildsCopiesWithTheRepositoryTheSettingsAndTheProfilesOfTheOuterBuild() throws IOException {
        File settings = Files.writeString(project.resolve("settings.xml"), "").toFile();
        MavenExecutionRequest request = new DefaultMavenExecutionRequest().setLocalRepositoryPath("/repo")
                .setUserSettingsFile(settings).setGlobalSettingsFile(new File("/none/settings.xml")).setOffline(true)
                .setActiveProfiles(List.of("a", "b"));

        assertThat(OuterBuild.of(request, Map.of(), "/maven").arguments()).containsExactly("-Dmaven.repo.local=/repo", "-s",
                settings.getAbsolutePath(), "-o", "-Pa,b");
    }

    private List<String> arguments(LabArguments.Named files, LabArguments.Choices choices, OuterBuild outer) {
        return new LabArguments(project, files, choices, outer).arguments(Path.of("/agent.jar"), Path.of("/generator.jar"));
    }
}
