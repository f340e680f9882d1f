package dev.straightway.lab.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionReaderTest {

    @Test
    void hasADefaultForEverything() {
        Options options = new OptionReader(Map.of("java.version", "17")).read();
        assertThat(options.timing().rounds()).isEqualTo(6);
        assertThat(options.targets()).isEqualTo(new Options.Names(false, List.of()));
        assertThat(options.load().connections()).isEmpty();
        assertThat(options.load().generator()).isEqualTo(Options.GeneratorChoice.AUTO);
        assertThat(options.passes()).isEqualTo(new Options.Passes(true, true, List.of(50), 2));
    }

    @Test
    void isShortInASmokeRunUnlessToldOtherwise() {
        Options options = new OptionReader(Map.of("lab.smoke", "", "lab.duration", "2")).read();
        assertThat(options.smoke()).isTrue();
        assertThat(options.timing()).isEqualTo(new Options.Timing(2, 1, 1, 0, 5, 20, 1, OptionalDouble.empty()));
        assertThat(options.passes()).isEqualTo(new Options.Passes(false, false, List.of(50), 0));
    }

    @Test
    void readsNamesInTheirOrder() {
        Options options = new OptionReader(Map.of("lab.targets", "vertx, straightway,vertx", "lab.scenarios", "all")).read();
        assertThat(options.targets()).isEqualTo(new Options.Names(false, List.of("vertx", "straightway")));
        assertThat(options.scenarios().include("anything")).isTrue();
    }

    @Test
    void prefersWhatWasGivenToThePresetAndThatToTheDefault() {
        Options options = new OptionReader(Map.of("lab.rounds", "9"))
                .withDefaults(Map.of("lab.rounds", "2", "lab.duration", "60"))
                .read();
        assertThat(options.timing().rounds()).isEqualTo(9);
        assertThat(options.timing().durationSeconds()).isEqualTo(60);
        assertThat(options.texts()).containsEntry("lab.rounds", "9").containsEntry("lab.warmup", "60")
                .doesNotContainKey("lab.help");
    }

    @Test
    void asksAPresetForNoRoundsInASmokeRun() {
        Map<String, String> preset = Map.of("lab.rounds", "6", "lab.duration", "60", "lab.connections", "5");
        Options smoke = new OptionReader(Map.of("lab.smoke", "")).withDefaults(preset).read();
        assertThat(smoke.timing().rounds()).isEqualTo(1);
        assertThat(smoke.timing().durationSeconds()).isEqualTo(1);
        assertThat(smoke.load().connections()).hasValue(5);
        assertThat(new OptionReader(Map.of("lab.smoke", "true", "lab.rounds", "2")).withDefaults(preset).read().timing()
                .rounds()).isEqualTo(2);
        assertThat(new OptionReader(Map.of()).withDefaults(preset).read().timing().rounds()).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "lab.rounds      | 0   | -Dlab.rounds=0: expected a whole number from 1 to 1000",
            "lab.rounds      | two | -Dlab.rounds=two: expected a whole number from 1 to 1000",
            "lab.connections | 0   | -Dlab.connections=0: expected a whole number from 1 to 10000",
            "lab.heap        | big | -Dlab.heap=big: expected a size as 256m or 1g",
            "lab.pin         | yes | -Dlab.pin=yes: expected true or false",
            "lab.gc          | cms | -Dlab.gc=cms: expected one of serial, parallel, g1, zgc, shenandoah",
            "lab.gc          | paralel | -Dlab.gc=paralel: expected one of serial, parallel, g1, zgc, shenandoah; did you mean parallel?",
            "lab.targets     | ,   | -Dlab.targets=,: expected names separated by commas, or all, or default",
            "lab.precision   | 1%  | -Dlab.precision=1%: expected per cent from 2.5% to 50%, as 5%",
            "lab.precision   | fine | -Dlab.precision=fine: expected per cent from 2.5% to 50%, as 5%",
            "lab.busy        | wait | -Dlab.busy=wait: expected one of refuse, warn; did you mean warn?",
            "lab.wait.for.quiet | 10 | -Dlab.wait.for.quiet=10: expected a time as 90s, 10m or 2h",
            "lab.utilisation | 0,50 | -Dlab.utilisation=0,50: expected whole per cents from 1 to 100, as 25,50,75,90",
            "lab.utilisation | 50,101 | -Dlab.utilisation=50,101: expected whole per cents from 1 to 100, as 25,50,75,90",
            "lab.utilisation | half | -Dlab.utilisation=half: expected whole per cents from 1 to 100, as 25,50,75,90",
            "lab.server      | bench | -Dlab.server=bench: expected ssh://host, as ssh://bench@server.example.com:2222",
            "lab.server      | ssh://-oProxyCommand=x | -Dlab.server=ssh://-oProxyCommand=x: expected ssh://host, as ssh://bench@server.example.com:2222",
            "lab.server      | ssh://a@b/c;d | -Dlab.server=ssh://a@b/c;d: expected ssh://host, as ssh://bench@server.example.com:2222",
            "lab.server      | ssh://b:70000 | -Dlab.server=ssh://b:70000: expected a port from 1 to 65535",
            "lab.agents      | ssh://a,b | -Dlab.agents=b: expected ssh://host, as ssh://bench@server.example.com:2222",
            "lab.java        | /no/jdk | -Dlab.java=/no/jdk: expected the home of a JDK, but there is no bin/java in it" })
    void refusesWhatCannotBe(String name, String value, String message) {
        assertThatThrownBy(() -> new OptionReader(Map.of(name, value)).read()).isInstanceOf(InvalidOption.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource({ "5%, 0.05", "2.5 %, 0.025", "10, 0.1" })
    void takesAPrecisionInPerCent(String text, double part) {
        assertThat(new OptionReader(Map.of("lab.precision", text)).read().timing().precision()).hasValue(part);
    }

    @ParameterizedTest
    @CsvSource({ "90s, 90", "10m, 600", "2h, 7200", "0s, 0" })
    void takesATimeInItsUnit(String text, int seconds) {
        assertThat(new OptionReader(Map.of("lab.wait.for.quiet", text)).read().quiet())
                .isEqualTo(new Options.Quiet(Options.OnBusy.REFUSE, seconds));
    }

    @Test
    void takesWhatIsToBeExported() {
        assertThat(new OptionReader(Map.of("lab.export", "csv,jmh")).read().output().exports().listed())
                .containsExactly("csv", "jmh");
        assertThat(new OptionReader(Map.of()).read().output().exports()).isEqualTo(new Options.Names(false, List.of()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "25,50,75,90 | 25,50,75,90", "90 %, 25% | 25,90", "50,50 | 50", "100 | 100" })
    void takesUtilisationsInPerCentInTheirOrder(String text, String percents) {
        assertThat(new OptionReader(Map.of("lab.utilisation", text)).read().passes().utilisations()).map(Object::toString)
                .containsExactly(percents.split(","));
    }

    @ParameterizedTest
    @CsvSource({ ", 1", "'25,50,75,90', 4" })
    void takesTheResponseTimesOncePerUtilisationOrAtTheRateThatIsGiven(String utilisations, int times) {
        Map<String, String> given = utilisations == null ? Map.of() : Map.of("lab.utilisation", utilisations);
        assertThat(new OptionReader(given).read().ratesOfLatency()).isEqualTo(times);
        assertThat(new OptionReader(given).withDefaults(Map.of("lab.rate", "100")).read().ratesOfLatency()).isEqualTo(1);
        assertThat(new OptionReader(given).withDefaults(Map.of("lab.latency", "false")).read().ratesOfLatency()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "ssh://load1                          | '' | load1 | 0 | '' | load1",
            "ssh://bench@load1.example.com:2222/  | bench | load1.example.com | 2222 | '' | bench@load1.example.com",
            "ssh://bench@[fe80::1]:22/var/tmp/lab | bench | fe80::1 | 22 | /var/tmp/lab | bench@fe80::1" })
    void takesAnotherMachineForTheServers(String url, String user, String host, int port, String folder, String account) {
        Options.Machine machine = new OptionReader(Map.of("lab.server", url, "lab.ssh", "ssh -i  key", "lab.java", "/there"))
                .read().machine();
        assertThat(machine.client()).containsExactly("ssh", "-i", "key");
        assertThat(machine.ssh()).contains(new Options.Ssh(user, host, port, folder));
        assertThat(machine.ssh().orElseThrow().account()).isEqualTo(account);
    }

    @Test
    void takesMachinesThatSendTheRequests() {
        Options.Machine machine = new OptionReader(
                Map.of("lab.agents", "ssh://bench@load1:2222, ssh://load2", "lab.agents.java",
                        "/there"))
                .read().machine();
        assertThat(machine.agents()).containsExactly(new Options.Ssh("bench", "load1", 2222, ""),
                new Options.Ssh("", "load2", 0, ""));
        assertThat(machine.agentsJava()).isEqualTo("/there");
        assertThat(new OptionReader(Map.of()).read().machine().agents()).isEmpty();
    }

    @Test
    void refusesAgentsThatWrkIsToBe() {
        Map<String, String> given = Map.of("lab.agents", "ssh://load1", "lab.generator", "wrk");
        assertThatThrownBy(() -> new OptionReader(given).read()).isInstanceOf(InvalidOption.class)
                .hasMessage("-Dlab.agents=ssh://load1: they send by Hyperfoil, and lab.generator is wrk; leave that out, or say"
                        + " lab.generator=hyperfoil");
    }

    @Test
    void refusesMoreThreadsThanConnections() {
        Map<String, String> given = Map.of("lab.threads", "64", "lab.connections", "32");
        assertThatThrownBy(() -> new OptionReader(given).read()).isInstanceOf(InvalidOption.class).hasMessage(
                "-Dlab.connections=32: every thread of the generator needs a connection, and lab.threads is 64");
    }

    @Test
    void takesTheHomeOfAJdk(@TempDir Path other) {
        String home = System.getProperty("java.home");
        assertThat(new OptionReader(Map.of("lab.java", home)).read().server().java()).isEqualTo(home);
        assertThatThrownBy(() -> new OptionReader(Map.of("lab.java", other.toString())).read())
                .isInstanceOf(InvalidOption.class);
    }

    @Test
    void refusesAnOptionThatItDoesNotKnowAndNamesTheNearest() {
        assertThatThrownBy(() -> new OptionReader(Map.of("lab.round", "3"))).isInstanceOf(InvalidOption.class)
                .hasMessageStartingWith("-Dlab.round=3: no such option; did you mean lab.rounds?; the lab knows lab.preset, ");
        assertThatThrownBy(() -> new OptionReader(Map.of("lab.xylophone", "3"))).isInstanceOf(InvalidOption.class)
                .hasMessageStartingWith("-Dlab.xylophone=3: no such option; the lab knows lab.preset, ");
    }

    @Test
    void saysTheSameInTheFormOfTheCommandLine() {
        assertThatThrownBy(() -> new OptionReader(Map.of("lab.event.loops", "0")).read())
                .isInstanceOfSatisfying(InvalidOption.class, invalid -> assertThat(invalid.onCommandLine())
                        .isEqualTo("--event-loops=0: expected a whole number from 1 to 1024"));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SEED")
    void takesItsOwnDefaults(Option option) {
        Map<String, String> seed = Map.of("lab.seed", "7");
        assertThat(new OptionReader(Map.of(option.property(), option.standard(false))).withDefaults(seed).read().texts())
                .isEqualTo(new OptionReader(seed).read().texts());
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "random" })
    void drawsAnotherSeedForEachRunUnlessOneIsGiven(String seed) {
        Map<String, String> given = seed.isEmpty() ? Map.of() : Map.of("lab.seed", seed);
        List<Long> drawn = Stream.generate(() -> new OptionReader(given).read().timing().seed()).limit(20).toList();
        assertThat(drawn).as("all alike once in 1,000,000^19 times").anyMatch(one -> !one.equals(drawn.get(0)));

        assertThat(new OptionReader(Map.of("lab.seed", "77")).read().timing().seed()).isEqualTo(77);
        assertThat(new OptionReader(given).withDefaults(Map.of("lab.seed", "1000001")).read().timing().seed() == 1_000_001)
                .as("a preset's, if none is asked for").isEqualTo(seed.isEmpty());
    }

    @Test
    void savesTheSeedThatItHasDrawn() {
        Options drawn = new OptionReader(Map.of()).read();
        assertThat(drawn.texts()).containsEntry("lab.seed", Long.toString(drawn.timing().seed()));
        assertThat(new OptionReader(drawn.texts()).read().timing()).isEqualTo(drawn.timing());
    }
}
