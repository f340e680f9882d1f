package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.scenario.PresetCatalog;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.TrialFailure;

class InMemoryTest {

    private static final Home HOME = new Home(Path.of(System.getProperty("lab.home")));

    @TempDir
    Path folder;

    private InMemory micro(Home home, Map<String, String> given) {
        return new InMemory(home,
                Requests.of(PresetCatalog.read(HOME.presets()).named("micro"), new OptionReader(given)), new Children());
    }

    @Test
    void tellsTimeAndBytes() {
        assertThat(micro(HOME, Map.of()).metrics()).extracting(MeasuredMetric::name).containsExactly("nanos", "bytes");
        assertThat(new InMemory(HOME, new OptionReader(Map.of()).read(), new Children()).metrics())
                .extracting(MeasuredMetric::name)
                .contains("cpu");
    }

    @Test
    void refusesWhatIsAskedOfServers() {
        assertThatThrownBy(() -> micro(HOME, Map.of("lab.profile", "true", "lab.augmentation", "1")).requireReady())
                .isInstanceOf(TrialFailure.class)
                .hasMessage("Micro-benchmarks (lab.generator=jmh) have no servers, which are asked for by lab.profile, "
                        + "lab.augmentation. Take lab.preset=micro, which has none of these.");
    }

    @Test
    void saysWhatIsNotBuilt() {
        Home empty = new Home(folder.resolve("bench/lab"));
        assertThatThrownBy(() -> micro(empty, Map.of()).requireReady()).isInstanceOf(TrialFailure.class)
                .hasMessage("The micro-benchmark isn't built: " + folder.resolve("bench/micro/target/straightway-micro.jar")
                        + " is missing. Run 'mvn package -DskipTests' first.");
    }
}
