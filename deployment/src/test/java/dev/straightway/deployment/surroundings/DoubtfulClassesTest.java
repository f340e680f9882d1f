package dev.straightway.deployment.surroundings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.bootstrap.model.ApplicationModelBuilder;
import io.quarkus.maven.dependency.ArtifactKey;
import io.quarkus.maven.dependency.DependencyFlags;
import io.quarkus.maven.dependency.ResolvedDependencyBuilder;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;

class DoubtfulClassesTest {

    @TempDir
    Path folder;

    @Test
    void areNoneWithoutConfiguration() throws IOException {
        assertThat(DoubtfulClasses.of(model().build(), config(Map.of()))).isEmpty();
    }

    @Test
    void areThoseThatAreRemovedFromAnArchive() throws IOException {
        ApplicationModelBuilder model = model();
        model.addRemovedResources(ArtifactKey.fromString("lib:one"), Set.of("a/Both.class", "a/text.txt"));
        assertThat(DoubtfulClasses.of(model.build(), config(Map.of()))).containsExactly("a/Both");
    }

    @Test
    void areThoseThatTheConfigurationRemoves() throws IOException {
        assertThat(DoubtfulClasses.of(model().build(),
                config(Map.of("quarkus.class-loading.removed-resources.\"lib:one\"", "a/text.txt,a/Both.class"))))
                .containsExactly("a/Both");
    }

    @ParameterizedTest
    @CsvSource({ "parent-first-artifacts, lib:two", "removed-artifacts, lib:one" })
    void areThoseOfArchivesThatAreAskedFirstOrNotAtAll(String key, String artifact) throws IOException {
        assertThat(DoubtfulClasses.of(model().build(), config(Map.of("quarkus.class-loading." + key, artifact))))
                .containsExactly("a/Both");
    }

    private ApplicationModelBuilder model() throws IOException {
        return new ApplicationModelBuilder()
                .setAppArtifact(ResolvedDependencyBuilder.newInstance().setGroupId("app").setArtifactId("app").setVersion("1")
                        .setResolvedPath(folder))
                .addDependencies(List.of(library("one", "Both", "One"), library("two", "Both", "Two")));
    }

    private ResolvedDependencyBuilder library(String name, String... classes) throws IOException {
        Path files = folder.resolve(name);
        Files.createDirectories(files.resolve("a"));
        for (String one : classes) {
            Files.createFile(files.resolve("a/" + one + ".class"));
        }
        return ResolvedDependencyBuilder.newInstance().setGroupId("lib").setArtifactId(name).setVersion("1").setType("jar")
                .setFlags(DependencyFlags.RUNTIME_CP).setResolvedPath(files);
    }

    private static Config config(Map<String, String> properties) {
        return new SmallRyeConfigBuilder().withSources(new PropertiesConfigSource(properties, "test", 100)).build();
    }
}
