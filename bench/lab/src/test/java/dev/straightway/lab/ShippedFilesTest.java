package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.run.Requests;
import dev.straightway.lab.scenario.Preset;
import dev.straightway.lab.scenario.PresetCatalog;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.trial.BenchmarkRunner;

/** The scenarios, targets and presets that come with the lab fit each other. */
class ShippedFilesTest {

    private static final Path HOME = Path.of(System.getProperty("lab.home"));
    private static final ScenarioCatalog SCENARIOS = ScenarioCatalog.read(HOME.resolve("scenarios"));
    private static final TargetCatalog TARGETS = TargetCatalog.read(HOME.resolve("targets"));

    @Test
    void everyTargetHasAPathForEveryScenarioThatItOffers() {
        for (ServerTarget target : TARGETS.all()) {
            for (Scenario scenario : SCENARIOS.all()) {
                if (target.notOffered(scenario).isEmpty()) {
                    assertThatCode(() -> target.path(scenario)).doesNotThrowAnyException();
                }
            }
        }
    }

    @Test
    void theStandardTargetsAreTheStacksOfTheComparison() {
        assertThat(TARGETS.standard()).extracting(ServerTarget::name)
                .isEqualTo(List.of("resteasy-classic", "quarkus-rest", "straightway", "vertx"));
        assertThat(TARGETS.all()).filteredOn(ServerTarget::reference).extracting(ServerTarget::name)
                .isEqualTo(List.of("quarkus-rest"));
    }

    @Test
    void tomcatKeepsConnectionsOpenAsAllOthersDo() {
        Scenario links = SCENARIOS.named(List.of("links")).get(0);

        assertThat(TARGETS.all()).filteredOn(target -> target.name().startsWith("spring-")).hasSize(4)
                .allMatch(target -> target.arguments(links).contains("-Dserver.tomcat.max-keep-alive-requests=-1"));
    }

    @Test
    void everyPresetNamesWhatThereIs() {
        for (Preset preset : PresetCatalog.read(HOME.resolve("presets")).all()) {
            assertThat(SCENARIOS.named(preset.scenarios())).as(preset.name()).isNotEmpty();
            assertThat(TARGETS.named(preset.targets())).as(preset.name()).isNotEmpty();
        }
    }

    @Test
    void everyScenarioStandsBesideOneThatThereIs() {
        List<String> names = SCENARIOS.all().stream().map(Scenario::name).toList();
        List<String> targets = TARGETS.all().stream().map(ServerTarget::name).toList();

        assertThat(SCENARIOS.all()).allSatisfy(scenario -> {
            assertThat(names).containsAll(scenario.relation().beside().stream().toList());
            for (boolean inMemory : new boolean[] { false, true }) {
                scenario.relation().published(inMemory)
                        .ifPresent(published -> assertThat(targets).containsAll(published.figures().keySet()));
            }
        });
    }

    @Test
    void aSmokeRunAsksEachTargetSomethingThatItOffers() {
        assertThat(TARGETS.all()).allSatisfy(target -> assertThat(target.smoke()).allSatisfy(name -> assertThat(
                SCENARIOS.named(List.of(name))).allMatch(scenario -> target.notOffered(scenario).isEmpty())));
    }

    @Test
    void theLocatorPresetsHaveEachLocatorBesideItsPlainMethodOnEachTarget() {
        for (String preset : List.of("locators", "published-locators")) {
            Options options = options(preset);
            List<Scenario> scenarios = SCENARIOS.named(options.scenarios().listed());
            assertThat(scenarios).as(preset).hasSize(6).filteredOn(scenario -> scenario.relation().beside().isPresent())
                    .hasSize(3).allMatch(scenario -> options.scenarios().listed().contains(
                            scenario.relation().beside().get()));
            assertThat(TARGETS.named(options.targets().listed())).as(preset)
                    .allMatch(target -> scenarios.stream().allMatch(scenario -> target.notOffered(scenario).isEmpty()));
        }
        assertThat(options("locators").targets().listed()).containsExactly("resteasy-classic", "quarkus-rest", "straightway",
                "jersey-2.0", "jersey-2.15", "jersey-2.16", "jersey");
        assertThat(options("locators").timing().rounds()).isGreaterThanOrEqualTo(3);
        assertThat(options("published-locators").timing().rounds()).isEqualTo(5);
    }

    @Test
    void theMicroPresetMeasuresEachOfItsTargetsInMemory() {
        Options options = options("micro");
        assertThat(options.load().inMemory()).isTrue();
        assertThat(options.timing().rounds()).isGreaterThanOrEqualTo(6);
        assertThat(TARGETS.named(options.targets().listed())).hasSize(7).allSatisfy(target -> assertThat(
                SCENARIOS.named(options.scenarios().listed())).hasSize(6)
                .allSatisfy(scenario -> assertThat(BenchmarkRunner.lacks(target, scenario)).isEmpty()));
        assertThat(TARGETS.all()).filteredOn(target -> target.micro().filter(micro -> !micro.client()).isPresent())
                .extracting(ServerTarget::name).hasSameElementsAs(options.targets().listed());
    }

    @Test
    void theMicroPresetOfClientsHasEachCallOfEachClient() {
        Options options = options("micro-clients");
        assertThat(options.load().inMemory()).isTrue();
        assertThat(options.timing().rounds()).isGreaterThanOrEqualTo(6);
        assertThat(TARGETS.named(options.targets().listed())).hasSize(3).allSatisfy(target -> assertThat(
                SCENARIOS.named(options.scenarios().listed())).hasSize(5)
                .allSatisfy(scenario -> assertThat(BenchmarkRunner.lacks(target, scenario)).isEmpty()));
        assertThat(SCENARIOS.named(options.scenarios().listed())).extracting(scenario -> scenario.call().orElse(""))
                .containsExactly("GET", "POST", "ASYNC_GET_WAIT", "ASYNC_GET_IGNORED", "ASYNC_POST_IGNORED");
    }

    @Test
    void thePublishedPresetHasTheLoadOfThePublishedExperiment() {
        assertThat(PresetCatalog.read(HOME.resolve("presets")).named("published").options())
                .containsEntry("lab.threads", "30").containsEntry("lab.connections", "30").containsEntry("lab.duration", "60");
    }

    @Test
    void thePlainPresetHasRoundsForAVerdictPinnedAndUnpinned() {
        Options options = options("plain");

        assertThat(options.timing().rounds()).isGreaterThanOrEqualTo(6);
        assertThat(options.placements().unpinnedRounds()).isGreaterThanOrEqualTo(6);
        assertThat(options.targets().listed()).containsExactly("quarkus-rest", "straightway").allMatch(
                target -> options.placements().unpinned().include(target));
        assertThat(SCENARIOS.named(options.scenarios().listed())).hasSize(2)
                .allMatch(scenario -> scenario.thread().equals("stack's choice"));
    }

    @Test
    void theLinksPresetsHaveConcatenationOnSpringAndOnQuarkusRest() {
        for (String preset : List.of("links", "links-growth")) {
            assertThat(TARGETS.named(options(preset).targets().listed())).as(preset)
                    .filteredOn(target -> "plain".equals(target.properties().get("links"))).extracting(ServerTarget::name)
                    .containsExactlyInAnyOrder("spring-plain", "quarkus-rest-plain");
        }
    }

    @Test
    void theGrowthPresetHasRoundsForAnIntervalOfEachSlope() {
        assertThat(options("growth").timing().rounds()).isGreaterThanOrEqualTo(3);
    }

    private static Options options(String preset) {
        return Requests.of(PresetCatalog.read(HOME.resolve("presets")).named(preset), new OptionReader(Map.of()));
    }

    @Test
    void scenariosOnVirtualThreadsAskForAJavaThatHasThem() {
        List<Scenario> virtual = SCENARIOS.all().stream().filter(scenario -> scenario.thread().equals("virtual")).toList();

        assertThat(virtual).hasSize(2).allMatch(scenario -> scenario.javaRelease() == 21);
    }
}
