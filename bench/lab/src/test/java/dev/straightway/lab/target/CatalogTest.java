package dev.straightway.lab.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.options.InvalidOption;

class CatalogTest {

    @TempDir
    Path home;

    @BeforeEach
    void writeTwoTargets() throws IOException {
        write("late", "order=2", "title=Late", "thread=worker", "jar=../late.jar", "path=/late/person", "arguments=-Da=b",
                "requires.file=late.properties", "requires.line=fast=true");
        write("early", "order=1", "title=Early", "thread=event loop", "jar=early.jar", "path=/early/person",
                "arguments=-Dport=${port} -Dloops=${event.loops}");
    }

    @Test
    void findsEveryTargetInTheOrderOfTheTable() throws IOException {
        assertThat(new Catalog(home).targets(List.of())).extracting(Target::name).isEqualTo(List.of("early", "late"));
    }

    @Test
    void readsATargetWithPathsRelativeToTheLab() throws IOException {
        Target late = new Catalog(home).targets(List.of("late")).get(0);

        assertThat(late.jar()).isEqualTo(home.getParent().resolve("late.jar"));
        assertThat(late.requirement()).contains(new Target.Requirement(home.resolve("late.properties"), "fast=true"));
        assertThat(late.thread()).isEqualTo("worker");
    }

    @Test
    void leavesArgumentsToBeFilledIn() throws IOException {
        assertThat(new Catalog(home).targets(List.of("early")).get(0).arguments())
                .isEqualTo(List.of("-Dport=${port}", "-Dloops=${event.loops}"));
    }

    @Test
    void keepsTheOrderOfTheTableWhateverTheOrderOfTheNames() throws IOException {
        assertThat(new Catalog(home).targets(List.of("late", "early"))).extracting(Target::name)
                .isEqualTo(List.of("early", "late"));
    }

    @Test
    void refusesATargetThatIsNotThere() {
        assertThatThrownBy(() -> new Catalog(home).targets(List.of("jersey"))).isInstanceOf(InvalidOption.class)
                .hasMessage("-Dlab.targets=jersey: no such target; there are early, late");
    }

    @Test
    void refusesAScenarioThatIsNotThere() {
        assertThatThrownBy(() -> Catalog.scenarios(List.of("get", "put"))).isInstanceOf(InvalidOption.class)
                .hasMessage("-Dlab.scenarios=put: no such scenario; there are get, post");
    }

    @Test
    void refusesATargetThatLacksAProperty() throws IOException {
        write("broken", "order=3", "title=Broken");

        assertThatThrownBy(() -> new Catalog(home).targets(List.of())).isInstanceOf(IllegalStateException.class)
                .hasMessage(home.resolve("targets/broken.properties") + " has no 'thread'");
    }

    private void write(String name, String... lines) throws IOException {
        Path folder = Files.createDirectories(home.resolve("targets"));
        Files.write(folder.resolve(name + ".properties"), List.of(lines));
    }
}
