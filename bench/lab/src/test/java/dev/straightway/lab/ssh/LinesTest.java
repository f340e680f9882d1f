package dev.straightway.lab.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.lab.measure.CoreTimes;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.measure.OtherWork;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.ThreadKind;
import dev.straightway.lab.measure.ThreadTimes;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.profile.Frame;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.Stack;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Counted;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.server.Topology;
import dev.straightway.lab.target.Asked;

/** Whatever goes through ssh comes out of it as it went in. */
class LinesTest {

    static Stream<Record> records() {
        JvmSample sample = new JvmSample(1, true, 2, 3, 4, 5, 6);
        Scenario scenario = new Scenario("get", "GET", "GET", "/x", Map.of("Accept", "*/*"), null,
                new Scenario.Expectation(200, null, null), "worker", 17, Optional.empty(), Optional.empty());
        return Stream.of(sample, new MemoryUse(1, 2), new OtherWork(0.5, 2, List.of("java (1) 0.5")), new ServerJava(17, "it"),
                new Counted(1.5, Optional.of(new ProcessTimes(1, 2)),
                        Optional.of(new ThreadTimes(Map.of(ThreadKind.COMPILER, 3L), 4)), Optional.of(new CoreTimes(5, 6)), 7,
                        sample, sample),
                new Counted(1.5, Optional.empty(), Optional.empty(), Optional.empty(), 0, sample, sample),
                new Stacks(Kind.ALLOC, "engine", 3, List.of(new Stack("main", List.of(new Frame("a.b", Frame.Type.JAVA)), 9))),
                new Told.Started(1, 8080, new Server.StartUp(5, OptionalLong.of(6)), List.of("java")),
                new Told.Started(1, 8080, new Server.StartUp(5, OptionalLong.empty()), List.of("java")),
                new Told.Pinned(true, "", true, Topology.HERE),
                new Told.Start(new Asked("It", scenario), "/there/it.jar", List.of("-Da=b"),
                        new OptionReader(Map.of()).read().server(), true, "it.log"),
                new Told.Profile(3, "CPU"));
    }

    @ParameterizedTest
    @MethodSource("records")
    void carryEveryRecordThatIsSent(Record sent) throws Exception {
        String line = Lines.JSON.writeValueAsString(sent);
        assertThat(line).doesNotContain("\n");
        assertThat((Object) Lines.JSON.readValue(line, sent.getClass())).isEqualTo(sent);
    }
}
