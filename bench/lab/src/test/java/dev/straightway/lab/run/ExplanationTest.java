package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.attribution.ProfilePass.Outcome;
import dev.straightway.lab.attribution.ProfilePass.Profiled;
import dev.straightway.lab.attribution.ProfilePass.Subject;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.profile.Collapsed;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.ProfileDifference;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.statistics.TestRun;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.trial.Placement;

class ExplanationTest {

    private static final Home HOME = new Home(Path.of(System.getProperty("lab.home")));
    private static final String GET = "person-get";

    @ParameterizedTest
    @CsvSource({ "straightway, straightway, rest, ''", "rest, straightway, rest, straightway",
            "classic, straightway, rest, straightway rest", "rest, rest, rest, ''", "classic, rest, rest, rest" })
    void comparesEveryTargetWithTheOneOfTheLabAndTheOneOfTheVerdictsAndNoPairTwice(String target, String explained,
            String reference, String bases) {
        assertThat(Explanation.bases(target, explained, reference))
                .isEqualTo(bases.isEmpty() ? List.of() : List.of(bases.split(" ")));
    }

    @Test
    void followsTheRulesOfTheUserInPhasesAndInDifferences(@TempDir Path folder) throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), "filters | java | org/acme/ | mine\n");
        Results trials = new TestRun().rounds("quarkus-rest", GET, "total-cpu", 20).rounds("straightway", GET, "total-cpu", 10)
                .results();
        Recorder recorder = new Recorder(folder, trials,
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));

        new Explanation(plan(mine), new Medians(trials.trials(), "pinned"), folder)
                .of(List.of(profile("quarkus-rest"), profile("straightway")), recorder);

        Results explained = recorder.results();
        assertThat(explained.attributions())
                .allSatisfy(attribution -> assertThat(attribution.phases().get("filters")).isEqualTo(attribution.total()))
                .hasSize(2);
        assertThat(explained.differences()).hasSize(2);
        for (ProfileDifference difference : explained.differences()) {
            assertThat(Files.readString(folder.resolve(difference.flamegraph()))).contains("\"[filters]\"");
        }
    }

    private static Plan plan(Path phases) {
        Options options = new OptionReader(Map.of("lab.phases", phases.toString())).read();
        return new Plan(options, TargetCatalog.read(HOME.targets()).named(List.of("quarkus-rest", "straightway")),
                ScenarioCatalog.read(HOME.scenarios()).named(List.of(GET)), new ServerJava(17, ""),
                Placement.of(Pinning.of(false)));
    }

    private static Outcome profile(String target) {
        Stacks stacks = new Stacks(Kind.CPU, "a test", 1,
                Collapsed.parse(Kind.CPU, Stream.of("[vert.x-eventloop-thread-0 tid=2];org/acme/Own.filter_[j] 100")));
        return new Outcome(new Profile(target, GET, "cpu", "a test", 1, 0, null, null, Conditions.UNKNOWN),
                Optional.of(new Profiled(new Subject(target, target, GET, GET, 1, Kind.CPU), stacks, 1)));
    }
}
