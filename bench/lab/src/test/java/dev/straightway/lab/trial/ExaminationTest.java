package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.attribution.ProfilePass;
import dev.straightway.lab.profile.Collapsed;
import dev.straightway.lab.profile.Sampler;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.server.Counted;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Topology;
import dev.straightway.lab.trial.Examination.Rate;

/** With a server, generators and counters that say what the test tells them. */
class ExaminationTest {

    private static final List<Rate> RATE = List.of(new Rate(1_000, 50));
    private static final int CORES = Topology.HERE.cores().size();
    private static final Counted QUIET = StandIn.counted(0);
    private static final Counted DISTURBED = StandIn.counted(3_000_000L * CORES);
    private static final Sampler SAMPLER = (pid, kind) -> () -> new Stacks(kind, "a test", 1,
            Collapsed.parse(kind, Stream.of("[main tid=1];a/B.c_[j] 1000")));

    @TempDir
    Path folder;

    private final List<Spectrum> spectra = new ArrayList<>();
    private final List<Profile> profiles = new ArrayList<>();

    @Test
    void takesAGeneratorWithTwoThreadsOnSharedCoresForNoStranger() throws Exception {
        // All that the cores did was the generator's, on as many of them as it has threads.
        StandIn server = new StandIn(StandIn.counted((long) (StandIn.BUSY * Math.min(2, CORES) * 3_000_000)));
        examine(RATE, Optional.empty(), trial(Outcome.VALID), server, Map.of("lab.threads", "2"));
        assertThat(spectra).extracting(Spectrum::conditions)
                .containsExactly(new Conditions(0, StandIn.BUSY * 100, 0, 0, null));
    }

    @Test
    void makesAPassAtAFixedRateAgainThatIsInDoubt() throws Exception {
        StandIn server = new StandIn(DISTURBED, QUIET);
        examine(RATE, Optional.empty(), trial(Outcome.VALID), server, Map.of());
        assertThat(spectra).singleElement().satisfies(times -> {
            assertThat(times.conditions().doubtful()).isFalse();
            assertThat(times.offeredPerSecond()).isEqualTo(1_000);
            assertThat(times.pace().utilisationPercent()).isEqualTo(50);
        });
        assertThat(server.watched()).isEqualTo(2);
    }

    @Test
    void keepsAPassWithItsDoubtWhereNoneIsBetter() throws Exception {
        StandIn server = new StandIn(DISTURBED);
        examine(RATE, Optional.empty(), trial(Outcome.VALID), server, Map.of("lab.retries", "1"));
        assertThat(spectra).singleElement().satisfies(times -> {
            assertThat(times.conditions().remark()).startsWith("other work took ");
            assertThat(times.points()).isNotEmpty();
        });
        assertThat(server.watched()).isEqualTo(2);
    }

    @Test
    void makesAProfileAgainThatIsInDoubt() throws Exception {
        StandIn server = new StandIn(DISTURBED, QUIET);
        examine(List.of(), Optional.of(SAMPLER), trial(Outcome.VALID), server, Map.of());
        assertThat(profiles).extracting(Profile::kind, profile -> profile.conditions().doubtful())
                .containsExactly(tuple("cpu", false), tuple("alloc", false));
        assertThat(server.watched()).as("three windows of each pass").isEqualTo(3 * 3);
    }

    @Test
    void doubtsAllThatItFindsInAServerWhoseTrialDoesNotCount() throws Exception {
        StandIn server = new StandIn(QUIET);
        examine(RATE, Optional.of(SAMPLER), trial(Outcome.UNSTEADY), server, Map.of());
        String doubt = "the trial of its server doesn't count: not steady after 8 s";
        assertThat(spectra).extracting(times -> times.conditions().remark()).containsExactly(doubt);
        assertThat(profiles).extracting(profile -> profile.conditions().remark()).containsExactly(doubt, doubt);
        assertThat(server.watched()).as("none is made again for that").isEqualTo(1 + 2 * 3);
    }

    private void examine(List<Rate> rates, Optional<Sampler> sampler, Trial trial, StandIn server, Map<String, String> options)
            throws Exception {
        Bench bench = StandIn.bench(folder, options);
        Cell cell = StandIn.cell(new Pinning(false, "", false));
        new Examination(rates, sampler.map(one -> new ProfilePass(one, folder)), any -> true, spectra::add,
                outcome -> profiles.add(outcome.profile())).of(trial, new Drive(server, cell, bench), cell, bench);
    }

    private static Trial trial(Outcome outcome) {
        return new Trial("straightway", "person-get", "unpinned", 1, 1, outcome,
                outcome == Outcome.VALID ? null : "not steady after 8 s", outcome == Outcome.VALID, 8, Map.of(), Map.of(),
                List.of());
    }
}
