package dev.straightway.lab.attribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.attribution.ProfilePass.Driven;
import dev.straightway.lab.attribution.ProfilePass.Load;
import dev.straightway.lab.attribution.ProfilePass.Outcome;
import dev.straightway.lab.attribution.ProfilePass.Subject;
import dev.straightway.lab.profile.Collapsed;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.ProfilerMissing;
import dev.straightway.lab.profile.Sampler;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Profile;

class ProfilePassTest {

    private static final Subject SUBJECT = new Subject("vertx", "Vert.x by hand", "person-get", "Person GET", 42, Kind.CPU);

    @TempDir
    Path folder;

    private final List<String> order = new ArrayList<>();

    @Test
    void saysWhatWasSampledAndWhatThatCost() throws Exception {
        Outcome outcome = run(sampler("[main tid=1];a/B.c_[j] 3600000"), new Driven(1, 100, 1000, Conditions.UNKNOWN),
                new Driven(4, 360, 4000, Conditions.UNKNOWN),
                new Driven(1, 100, 1000, Conditions.UNKNOWN));
        assertThat(outcome.profile()).extracting(Profile::target, Profile::scenario, Profile::kind, Profile::engine,
                Profile::samples, Profile::flamegraph, Profile::failure)
                .containsExactly("vertx", "person-get", "cpu", "a test", 1L, "flamegraph-vertx-person-get-cpu.html", null);
        assertThat(outcome.profile().overheadPercent()).isEqualTo(10, within(1e-9));
        assertThat(outcome.profiled().orElseThrow().coverage()).isEqualTo(0.9, within(1e-9));
        assertThat(order).containsExactly("1 s", "start 42 CPU", "4 s", "stop", "1 s");
        assertThat(Files.readString(folder.resolve("flamegraph-vertx-person-get-cpu.html")))
                .contains("<title>Vert.x by hand, Person GET, cpu (a test)</title>",
                        "saw 90 % of what the server counted itself");
    }

    @Test
    void comparesRequestsBySecondWhereTheServerCountsNothing() throws Exception {
        Outcome outcome = run(sampler("[main tid=1];a/B.c_[j] 1"), new Driven(1, 100, Double.NaN, Conditions.UNKNOWN),
                new Driven(4, 300, Double.NaN, Conditions.UNKNOWN), new Driven(1, 100, Double.NaN, Conditions.UNKNOWN));
        assertThat(outcome.profile().overheadPercent()).isEqualTo(25, within(1e-9));
        assertThat(outcome.profiled().orElseThrow().coverage()).isNaN();
    }

    @Test
    void saysWhyThereIsNone() throws Exception {
        Outcome outcome = run((pid, kind) -> {
            throw new ProfilerMissing("it may not");
        }, new Driven(1, 100, 1000, Conditions.UNKNOWN));
        assertThat(outcome.profile().failure()).isEqualTo("it may not");
        assertThat(outcome.profile().flamegraph()).isNull();
        assertThat(outcome.profiled()).isEmpty();
    }

    @Test
    void takesAnEmptyProfileForAFailure() throws Exception {
        Outcome outcome = run(sampler(), new Driven(1, 100, 1000, Conditions.UNKNOWN),
                new Driven(4, 100, 1000, Conditions.UNKNOWN));
        assertThat(outcome.profile().failure()).isEqualTo("a test took no sample");
        assertThat(outcome.profiled()).isEmpty();
    }

    @Test
    void letsAFailingLoadThrough() {
        ProfilePass pass = new ProfilePass(sampler("[main tid=1];a/B.c_[j] 1"), folder);
        assertThatThrownBy(() -> pass.run(SUBJECT, seconds -> {
            throw new IOException("503");
        })).isInstanceOf(IOException.class).hasMessage("503");
    }

    private Outcome run(Sampler sampler, Driven... driven) throws IOException, InterruptedException {
        Queue<Driven> windows = new ArrayDeque<>(List.of(driven));
        Load load = seconds -> {
            order.add(seconds + " s");
            return windows.remove();
        };
        return new ProfilePass(sampler, folder).run(SUBJECT, load);
    }

    private Sampler sampler(String... lines) {
        return (pid, kind) -> {
            order.add("start " + pid + " " + kind);
            return () -> {
                order.add("stop");
                return new Stacks(kind, "a test", lines.length, Collapsed.parse(kind, Stream.of(lines)));
            };
        };
    }
}
