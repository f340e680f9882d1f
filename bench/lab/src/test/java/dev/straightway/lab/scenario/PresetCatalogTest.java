package dev.straightway.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.descriptor.InvalidDescriptor;
import dev.straightway.lab.descriptor.UnknownName;

class PresetCatalogTest {

    @TempDir
    Path folder;

    @Test
    void readsARunThatHasAName() throws IOException {
        write("long", "title=A long run", "scenarios=a, b", "targets=x,y", "lab.duration=60");

        assertThat(PresetCatalog.read(folder).named("long")).isEqualTo(new Preset("long", "A long run", List.of("a", "b"),
                List.of("x", "y"), Map.of("lab.duration", "60")));
    }

    @Test
    void takesAllTargetsIfItNamesNone() throws IOException {
        write("short", "title=A short run", "scenarios=a");

        assertThat(PresetCatalog.read(folder).named("short").targets()).isEmpty();
    }

    @Test
    void refusesANameThatNoPresetHas() throws IOException {
        write("short", "title=A short run", "scenarios=a");
        PresetCatalog catalog = PresetCatalog.read(folder);

        assertThatThrownBy(() -> catalog.named("long")).isInstanceOf(UnknownName.class)
                .hasMessage("'long': no such preset; there are short");
    }

    @Test
    void refusesAPresetWithoutScenarios() throws IOException {
        write("none", "title=Nothing");

        assertThatThrownBy(() -> PresetCatalog.read(folder)).isInstanceOf(InvalidDescriptor.class)
                .hasMessage(folder.resolve("none.properties") + ": 'scenarios' is missing; add it");
    }

    private void write(String name, String... lines) throws IOException {
        Files.write(folder.resolve(name + ".properties"), List.of(lines));
    }
}
