package dev.straightway.lab.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.server.Children;

class ProjectTest {

    private static final String QUARKUS = "<packaging>quarkus</packaging>";

    @TempDir
    Path folder;

    @Test
    void takesAProjectWithOnePomForTheApplication() throws Exception {
        pom("app", QUARKUS);

        Project project = Project.of(folder.resolve("app"), "");

        assertThat(project).isEqualTo(new Project(folder.resolve("app"), Path.of(""), false));
    }

    @Test
    void findsTheOneApplicationAmongModules() throws Exception {
        pom(".", "<packaging>pom</packaging><modules><module>model</module><module>service</module></modules>");
        pom("model", "");
        pom("service", QUARKUS);

        Project project = Project.of(folder, "");

        assertThat(project).isEqualTo(new Project(folder, Path.of("service"), true));
    }

    @Test
    void copiesTheParentsThatAModuleNeeds() throws Exception {
        pom(".", "<packaging>pom</packaging><modules><module>service</module></modules>");
        pom("service", parent("root", "") + QUARKUS);

        assertThat(Project.of(folder.resolve("service"), "")).isEqualTo(new Project(folder, Path.of("service"), true));
    }

    @Test
    void startsTheBuildInTheApplicationWhereTheParentDoesNotNameIt() throws Exception {
        pom("parent", "<packaging>pom</packaging>");
        pom("service", parent("parent", "../parent/pom.xml") + QUARKUS);

        Project project = Project.of(folder.resolve("service"), "");

        assertThat(project).isEqualTo(new Project(folder, Path.of("service"), false));
        assertThat(project.buildFolder()).isEqualTo(folder.resolve("service"));
    }

    @Test
    void asksWhichOfSeveralApplicationsIsMeant() throws Exception {
        pom(".", "<packaging>pom</packaging><modules><module>a</module><module>b</module></modules>");
        pom("a", QUARKUS);
        pom("b", QUARKUS);

        assertThatThrownBy(() -> Project.of(folder, "")).isInstanceOf(InvalidProject.class).hasMessage(folder
                + " has 3 poms, and 2 of them build a Quarkus application: a, b. Name the application's folder with --module.");
        assertThat(Project.of(folder, "b").module()).isEqualTo(Path.of("b"));
    }

    @Test
    void refusesAFolderWithoutAPom() {
        assertThatThrownBy(() -> Project.of(folder, "")).isInstanceOf(InvalidProject.class)
                .hasMessage(folder + " has no pom.xml; name the folder of a Maven project");
    }

    @Test
    void copiesAllButHistoryAndWhatBuildsHaveLeft() throws Exception {
        pom("app", QUARKUS);
        write("app/src/main/resources/target/kept.txt", "a folder of that name that is no output");
        write("app/target/classes/gone.txt", "");
        write("app/.git/config", "");
        write("copy/earlier.txt", "");
        Path wrapper = write("app/mvnw", "#!/bin/sh");
        assertThat(wrapper.toFile().setExecutable(true)).isTrue();

        ProjectCopy.make(folder.resolve("app"), folder.resolve("copy"));

        assertThat(files(folder.resolve("copy"))).containsExactly("mvnw", "pom.xml", "src/main/resources/target/kept.txt");
        assertThat(folder.resolve("copy/mvnw")).isExecutable();
    }

    @Test
    void neverCopiesIntoTheProject() throws Exception {
        pom("app", QUARKUS);
        Path inside = folder.resolve("app/target/work");

        assertThatThrownBy(() -> ProjectCopy.make(folder.resolve("app"), inside)).isInstanceOf(InvalidProject.class)
                .hasMessage(inside + " lies in the project itself, which stays as it is; name another --work folder");
    }

    @Test
    void buildsWithTheProjectsWrapperAndItsModuleAlone() throws Exception {
        pom(".", "<packaging>pom</packaging><modules><module>service</module></modules>");
        pom("service", QUARKUS);
        Path wrapper = write("mvnw", "");
        assertThat(wrapper.toFile().setExecutable(true)).isTrue();
        ProjectBuild build = new ProjectBuild(Project.of(folder, ""), stacks(),
                new ProjectBuild.Settings("", List.of("-Dquarkus.platform.version=3.32.1"), Map.of()), new Children());

        assertThat(build.command(Project.of(folder, ""))).startsWith(wrapper.toString(), "-B").contains("package",
                "-Dmaven.test.skip=true").endsWith("-pl", "service", "-am", "-Dquarkus.platform.version=3.32.1");
    }

    @Test
    void refusesAProjectWithoutAServer() throws Exception {
        pom("app", QUARKUS + "<dependencies><dependency><groupId>io.quarkus</groupId><artifactId>quarkus-arc</artifactId>"
                + "</dependency></dependencies>");
        ProjectBuild build = new ProjectBuild(Project.of(folder.resolve("app"), ""), stacks(),
                new ProjectBuild.Settings("", List.of(), Map.of()), new Children());

        assertThatThrownBy(build::requireServer).isInstanceOf(InvalidProject.class)
                .hasMessage("No REST server is among the dependencies of " + folder.resolve("app/pom.xml")
                        + ": there is nothing to swap");
    }

    @Test
    void givesThePathOfAllResourcesTheNameThatTheStackHasForIt() throws Exception {
        Path file = write("app/src/main/resources/application.properties",
                "greeting=hi\nquarkus.rest.path=/api\n%dev.quarkus.rest.path = /dev\nquarkus.rest.path.other=x\n");
        Stacks stacks = stacks();

        List<PomSwap.Change> changes = new PathKeySwap(stacks, stacks.named(List.of("straightway")).get(0))
                .apply(folder.resolve("app"));

        assertThat(Files.readString(file)).isEqualTo(
                "greeting=hi\nquarkus.straightway.path=/api\n%dev.quarkus.straightway.path = /dev\nquarkus.rest.path.other=x\n");
        assertThat(changes).extracting(Object::toString).containsOnly("quarkus.rest.path → quarkus.straightway.path");
    }

    private Stacks stacks() throws IOException {
        Path place = folder.resolve("stacks");
        Stacks.writeStandard(place);
        return Stacks.read(List.of(place));
    }

    private void pom(String name, String content) throws IOException {
        String artifact = name.equals(".") ? "root" : name;
        write(name + "/pom.xml", "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>" + artifact
                + "</artifactId><version>1</version>" + content + "</project>");
    }

    private static String parent(String artifact, String path) {
        return "<parent><groupId>g</groupId><artifactId>" + artifact + "</artifactId><version>1</version>"
                + (path.isEmpty() ? "" : "<relativePath>" + path + "</relativePath>") + "</parent>";
    }

    private Path write(String name, String content) throws IOException {
        Path file = folder.resolve(name).normalize();
        Files.createDirectories(file.getParent());
        return Files.writeString(file, content);
    }

    private static List<String> files(Path place) throws IOException {
        try (Stream<Path> all = Files.walk(place)) {
            return all.filter(Files::isRegularFile).map(file -> place.relativize(file).toString()).sorted().toList();
        }
    }
}
