package dev.straightway.lab.attribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.attribution.ProfilePass.Profiled;
import dev.straightway.lab.attribution.ProfilePass.Subject;
import dev.straightway.lab.profile.Collapsed;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.results.Attribution;

class AttributorTest {

    private static final List<String> LINES = List.of(
            "[vert.x-eventloop-thread-0 tid=3];io/netty/channel/nio/NioEventLoop.run_[j];tcp_sendmsg_[k] 600",
            "[vert.x-eventloop-thread-0 tid=3];io/vertx/ext/web/impl/RouterImpl.handle_[j] 300",
            "[GC Thread#0 tid=4];void Task::work<A> 75",
            "[vert.x-eventloop-thread-0 tid=3];[unknown] 25",
            "[straightway-lab-agent tid=9];java/lang/Thread.run_[j] 4000");

    @Test
    void sharesTheCostOfTheTrialsOutByTheWeightsOfTheProfile() {
        Attribution attribution = new Attributor(Rules.standard()).attribute(profiled(LINES, 0.97), 20);
        assertThat(attribution.phases()).containsEntry("I/O", 12.0).containsEntry("route matching", 6.0)
                .containsEntry("JVM (GC, JIT)", 1.5).containsEntry("unmatched", 0.5).containsEntry("filters", 0.0);
        assertThat(attribution.phases().values().stream().mapToDouble(Double::doubleValue).sum()).isEqualTo(20, within(1e-9));
        assertThat(attribution).extracting(Attribution::target, Attribution::scenario, Attribution::kind, Attribution::total,
                Attribution::coverage).containsExactly("straightway", "person-get", "cpu", 20.0, 0.97);
    }

    @Test
    void namesEveryPhaseInTheOrderOfTheCharts() {
        Attribution attribution = new Attributor(Rules.standard()).attribute(profiled(LINES, 1), 1);
        assertThat(attribution.phases().keySet()).containsExactly("I/O", "HTTP", "threading", "route matching", "filters",
                "parameters and reading", "invocation", "writer selection", "serialization", "CDI scope", "user code",
                "JVM (GC, JIT)", "unmatched");
    }

    @Test
    void sharesNothingOutWhereNothingWasSampled() {
        assertThat(new Attributor(Rules.standard()).attribute(profiled(List.of(), 0), 20).phases().values()).containsOnly(0.0);
    }

    private static Profiled profiled(List<String> lines, double coverage) {
        Stacks stacks = new Stacks(Kind.CPU, "a test", 5, Collapsed.parse(Kind.CPU, Stream.of(lines.toArray(String[]::new))));
        return new Profiled(new Subject("straightway", "Straightway", "person-get", "Person GET", 1, Kind.CPU), stacks,
                coverage);
    }
}
