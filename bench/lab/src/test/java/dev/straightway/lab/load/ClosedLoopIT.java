package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.lab.load.SmallServer.Answer;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.verify.Address;

/** Both generators against real servers; every figure is checked against what the server itself has counted. */
@Isolated("it kills the processes of this JVM")
class ClosedLoopIT {

    private static final int UNDER_WAY = Requests.SHAPE.connections();

    @TempDir
    Path folder;

    private final Children children = new Children();

    @AfterEach
    void endChildren() {
        children.close();
    }

    @ParameterizedTest
    @EnumSource
    void countsEveryAnswer(Generators generators) throws Exception {
        try (SmallServer server = new SmallServer(n -> Answer.of(Requests.BOB)); Generator generator = start(generators)) {
            LoadResult result = generator.run(Requests.of(server.port(), Requests.get(200, Requests.BOB)));
            assertThat(result.errors()).isEmpty();
            assertThat(result.requests()).isPositive().isBetween(server.requests() - UNDER_WAY, server.requests());
            assertThat(result.requestsPerSecond()).isPositive();
            LoadResult.Latency latency = result.latency();
            assertThat(new long[] { 1, latency.p50Nanos(), latency.p90Nanos(), latency.p99Nanos(), latency.p999Nanos(),
                    latency.maxNanos() }).isSorted();
            assertThat(result.generatorBusy()).isGreaterThan(0).isLessThanOrEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsEveryWrongStatus(Generators generators) throws Exception {
        try (SmallServer server = new SmallServer(
                n -> new Answer(n % 10 == 0 ? 503 : n % 10 == 5 ? 201 : 200, "application/json",
                        Requests.BOB));
                Generator generator = start(generators)) {
            LoadResult result = generator.run(Requests.of(server.port(), Requests.get(200, Requests.BOB)));
            assertThat(result.errors()).containsOnlyKeys("status 201", "status 503");
            long tenth = server.requests() / 10;
            assertThat(result.errors().values()).allSatisfy(count -> assertThat(count).isBetween(tenth - UNDER_WAY, tenth + 1));
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsEveryWrongBodyInTimedLoadsToo(Generators generators) throws Exception {
        byte[] wrong = Requests.BOB.clone();
        wrong[wrong.length - 1]++;
        byte[] longer = Arrays.copyOf(Requests.BOB, Requests.BOB.length + 1);
        try (SmallServer server = new SmallServer(n -> Answer.of(n % 7 != 0 ? Requests.BOB : n % 2 == 0 ? wrong : longer));
                Generator generator = start(generators)) {
            LoadResult result = generator
                    .run(new LoadRequest(Address.loopback(server.port()), Requests.get(200, Requests.BOB), Requests.SHAPE, 1,
                            false));
            assertThat(result.errors()).containsOnlyKeys("body");
            long seventh = server.requests() / 7;
            assertThat(result.errors().get("body")).isBetween(seventh - UNDER_WAY, seventh);
        }
    }

    @ParameterizedTest
    @EnumSource
    void comparesMediaTypesWhenItVerifies(Generators generators) throws Exception {
        try (SmallServer server = new SmallServer(
                n -> new Answer(200, n == 3 ? "text/plain" : "Application/JSON", Requests.BOB));
                Generator generator = start(generators)) {
            LoadResult result = generator.run(Requests.of(server.port(), Requests.get(200, Requests.BOB)));
            assertThat(result.errors()).isEqualTo(Map.of("media type", 1L));
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesA404ForRightWhereItIsExpected(Generators generators) throws Exception {
        try (SmallServer server = new SmallServer(n -> new Answer(404, null, null)); Generator generator = start(generators)) {
            LoadResult result = generator
                    .run(new LoadRequest(Address.loopback(server.port()), Requests.get(404, new byte[0]), Requests.SHAPE, 1,
                            false));
            assertThat(result.requests()).isPositive();
            assertThat(result.errors()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void sendsAndComparesLargeBodiesOfAnyBytes(Generators generators) throws Exception {
        byte[] sent = new byte[1 << 20];
        new Random(1).nextBytes(sent);
        byte[] answered = new byte[300_000];
        new Random(2).nextBytes(answered);
        try (SmallServer server = new SmallServer(sent, n -> Answer.of(answered)); Generator generator = start(generators)) {
            LoadResult result = generator.run(Requests.of(server.port(), Requests.post(sent, answered)));
            assertThat(result.errors()).isEmpty();
            assertThat(result.requests()).isPositive();
            assertThat(server.differentRequests()).as("but for those that the end has cut").isLessThanOrEqualTo(UNDER_WAY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsSeveralRequestsUnderWayOnAConnection(Generators generators) throws Exception {
        try (SmallServer server = new SmallServer(n -> Answer.of(Requests.BOB)); Generator generator = start(generators)) {
            LoadResult result = generator.run(new LoadRequest(Address.loopback(server.port()), Requests.get(200, Requests.BOB),
                    new Scenario.LoadShape(2, 2, 4), 1, false));
            assertThat(result.requests()).isPositive();
            assertThat(result.errors()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void saysThatNothingListens(Generators generators) throws Exception {
        try (ClosedPort port = new ClosedPort(); Generator generator = start(generators)) {
            assertThatThrownBy(() -> generator.run(Requests.of(port.number(), Requests.get(200, Requests.BOB))))
                    .isInstanceOf(TrialFailure.class).hasMessageContaining("127.0.0.1:" + port.number())
                    .hasMessageContaining("Connection refused");
        }
    }

    @ParameterizedTest
    @EnumSource
    void saysThatItWasKilledAndGoesOnWithTheNextLoad(Generators generators) throws Exception {
        LoadRequest[] request = new LoadRequest[1];
        try (SmallServer server = new SmallServer(n -> {
            if (n == 20) {
                ProcessHandle.current().children().forEach(ProcessHandle::destroyForcibly);
            }
            return Answer.of(Requests.BOB);
        }); Generator generator = start(generators)) {
            request[0] = Requests.of(server.port(), Requests.get(200, Requests.BOB));
            assertThatThrownBy(() -> generator.run(request[0])).isInstanceOf(TrialFailure.class)
                    .hasMessageMatching("(?s)wrk was ended by signal 9 .*|Hyperfoil ended before it reported, with code 137.*");
            assertThat(generator.run(request[0]).requests()).isPositive();
        }
        assertThat(ProcessHandle.current().children()).as("processes left").isEmpty();
    }

    private Generator start(Generators generators) throws Exception {
        return generators.start(folder.resolve("hyperfoil.log"), children);
    }
}
