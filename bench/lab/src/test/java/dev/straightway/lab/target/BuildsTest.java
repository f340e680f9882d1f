package dev.straightway.lab.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;

class BuildsTest {

    private static final Path HOME = Path.of(System.getProperty("lab.home"));
    private static final ServerTarget STRAIGHTWAY = TargetCatalog.read(HOME.resolve("targets"))
            .named(List.of("straightway")).get(0);

    @TempDir
    Path folder;

    @Test
    void areTargetsAsTheirModelFromOtherJars() throws Exception {
        Path jar = write("one.jar", "1");
        write("two/quarkus-run.jar", "2");
        List<ServerTarget> builds = Builds.of(STRAIGHTWAY, List.of(jar, folder.resolve("two")));

        assertThat(builds).extracting(ServerTarget::name).containsExactly("A", "B");
        assertThat(builds).extracting(ServerTarget::reference).containsExactly(true, false);
        assertThat(builds).extracting(target -> target.jar(scenario("person-get"))).containsExactly(jar,
                folder.resolve("two/quarkus-run.jar"));
        assertThat(builds.get(1).title()).isEqualTo("B (" + folder.getFileName() + "/two)");
        assertThat(builds.get(0).arguments(scenario("person-get"))).isEqualTo(STRAIGHTWAY.arguments(scenario("person-get")));
        assertThat(builds.get(0).path(scenario("person-get"))).isEqualTo(STRAIGHTWAY.path(scenario("person-get")));
        assertThat(builds.get(0).notOffered(scenario("person-get"))).isEmpty();
        assertThat(builds.get(0).notOffered(scenario("routes-1000"))).hasValue("not every build answers it");
    }

    @ParameterizedTest
    @ValueSource(strings = { "quarkus-run.jar", "quarkus-app/quarkus-run.jar", "target/quarkus-app/quarkus-run.jar",
            "only.jar" })
    void areFoundInTheFoldersThatBuildsLeave(String jar) throws Exception {
        Path file = write(jar, "1");
        assertThat(Builds.of(STRAIGHTWAY, List.of(folder)).get(0).jar(scenario("person-get"))).isEqualTo(file);
    }

    @Test
    void sayWhatIsMissing() throws Exception {
        Path nothing = folder.resolve("nothing");
        assertThatThrownBy(() -> Builds.of(STRAIGHTWAY, List.of(nothing))).isInstanceOf(InvalidBuild.class)
                .hasMessage(nothing + " isn't there; name a jar that 'java -jar' starts, or the folder that holds it");
        write("a.jar", "");
        write("b.jar", "");
        assertThatThrownBy(() -> Builds.of(STRAIGHTWAY, List.of(folder))).isInstanceOf(InvalidBuild.class)
                .hasMessage(folder + " holds no quarkus-run.jar, and 2 jars; name the jar that 'java -jar' starts");
    }

    @Test
    void haveAFingerprintOfAllThatTheyRun() throws Exception {
        Path jar = write("quarkus-run.jar", "runner");
        Path application = write("app/application.jar", "1");
        write("unrelated/report.txt", "1");
        String before = Fingerprint.of(List.of(jar));

        assertThat(before).matches("[0-9a-f]{12}");
        write("unrelated/report.txt", "2");
        assertThat(Fingerprint.of(List.of(jar, jar))).isEqualTo(before);
        Files.writeString(application, "2");
        assertThat(Fingerprint.of(List.of(jar))).isNotEqualTo(before);
    }

    private Path write(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, content);
    }

    private static Scenario scenario(String name) {
        return ScenarioCatalog.read(HOME.resolve("scenarios")).named(List.of(name)).get(0);
    }
}
