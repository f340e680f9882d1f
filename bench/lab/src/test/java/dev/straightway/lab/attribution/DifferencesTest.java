package dev.straightway.lab.attribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.attribution.Differences.Costed;
import dev.straightway.lab.attribution.ProfilePass.Profiled;
import dev.straightway.lab.attribution.ProfilePass.Subject;
import dev.straightway.lab.profile.Collapsed;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.results.ProfileDifference;

class DifferencesTest {

    private static final Costed CLASSIC = costed("resteasy-classic", Kind.CPU, 40,
            "[executor-thread-1 tid=1];org/jboss/threads/A.run_[j];io/netty/channel/A.write_[j];tcp_sendmsg_[k];tcp_ack_[k] 200",
            "[executor-thread-1 tid=1];org/jboss/resteasy/core/registry/RootNode.match_[j] 200",
            "[straightway-lab-agent tid=9];java/lang/Thread.run_[j] 4000");
    private static final Costed STRAIGHTWAY = costed("straightway", Kind.CPU, 10,
            "[vert.x-eventloop-thread-0 tid=2];io/netty/channel/B.read_[j];io/netty/channel/A.write_[j];tcp_sendmsg_[k];tcp_ack_[k] 300",
            "[vert.x-eventloop-thread-0 tid=2];dev/straightway/runtime/routing/RouteTable.match_[j] 100");

    @TempDir
    Path folder;

    @Test
    void writesBothDirectionsAndSaysHowMuchHasACounterpart() throws IOException {
        List<ProfileDifference> differences = differences().write(CLASSIC, STRAIGHTWAY);
        assertThat(differences).extracting(ProfileDifference::base, ProfileDifference::target, ProfileDifference::flamegraph)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("resteasy-classic", "straightway",
                                "difference-resteasy-classic-straightway-person-get-cpu.html"),
                        org.assertj.core.groups.Tuple.tuple("straightway", "resteasy-classic",
                                "difference-straightway-resteasy-classic-person-get-cpu.html"));
        assertThat(differences.get(0).matchedPercent()).isEqualTo(75, within(1e-6));
        assertThat(differences.get(1).matchedPercent()).isEqualTo(50, within(1e-6));
    }

    @Test
    void scalesBothToARequestAndPutsThemUnderTheirPhase() throws IOException {
        differences().write(CLASSIC, STRAIGHTWAY);
        assertThat(Files.readAllLines(folder.resolve("difference-resteasy-classic-straightway-person-get-cpu.html"))).contains(
                "[0,4,10,40,\"[all]\"],", "[1,4,7.5,20,\"[I/O]\"],", "[2,2,7.5,20,\"tcp_sendmsg\"],",
                "[3,2,7.5,20,\"tcp_ack\"],",
                "[1,4,2.5,20,\"[route matching]\"],", "[2,0,2.5,0,\"dev/straightway/runtime/routing/RouteTable.match\"],",
                "<title>RESTEASY-CLASSIC → STRAIGHTWAY, Person GET, cpu (a test)</title>");
    }

    @Test
    void refusesToCompareTimeWithBytes() {
        Costed bytes = costed("straightway", Kind.ALLOC, 100, "[main tid=1];a/B.c_[j];byte[]_[i] 1");
        assertThatThrownBy(() -> differences().write(CLASSIC, bytes))
                .hasMessage("a profile of cpu and one of alloc can't be compared");
    }

    private Differences differences() {
        return new Differences(Rules.standard(), folder);
    }

    private static Costed costed(String target, Kind kind, double cost, String... lines) {
        Stacks stacks = new Stacks(kind, "a test", lines.length, Collapsed.parse(kind, Stream.of(lines)));
        Subject subject = new Subject(target, target.toUpperCase(java.util.Locale.ROOT), "person-get", "Person GET", 1, kind);
        return new Costed(new Profiled(subject, stacks, 1), cost);
    }
}
