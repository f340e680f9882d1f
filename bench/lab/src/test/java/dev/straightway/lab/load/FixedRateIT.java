package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import dev.straightway.lab.load.SmallServer.Answer;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.verify.Address;

/**
 * Hyperfoil at a fixed rate. The bounds hold on a busy machine too, on which a load begins and ends late: what had to wait has
 * waited at least so long, and what wasn't sent is said not to be.
 */
@Isolated("it looks for its generator among the processes of this JVM, and needs the rate")
class FixedRateIT {

    private static final long STALL_MILLIS = 500;
    private static final double ROUNDING = 1e-6;

    @TempDir
    Path folder;

    private final Children children = new Children();

    @AfterEach
    void endChildren() {
        children.close();
    }

    @Test
    void sendsAtTheRateThatWasAskedFor() throws Exception {
        try (SmallServer server = new SmallServer(n -> Answer.of(Requests.BOB)); Hyperfoil hyperfoil = start()) {
            long asked = System.nanoTime();
            Spectrum spectrum = hyperfoil.atRate("small", request(server, 4, 2), 200);
            double seconds = (System.nanoTime() - asked) / 1e9;
            assertThat(spectrum.failure()).isNull();
            assertThat(spectrum.target()).isEqualTo("small");
            assertThat(spectrum.scenario()).isEqualTo("person-get");
            assertThat(spectrum.offeredPerSecond()).isEqualTo(200);
            long answers = server.requests();
            assertThat(spectrum.pace().answers()).isEqualTo(answers);
            assertThat(answers).as("more than at half the rate").isGreaterThan(200)
                    .as("no more than there was time for").isLessThanOrEqualTo((long) (200 * seconds) + 1);
            // Of the 400 the last three may fall between two ticks of Hyperfoil's clock.
            assertThat(answers + spectrum.unsent()).isGreaterThanOrEqualTo(397);
            assertThat(spectrum.achievedPerSecond()).isPositive().isLessThanOrEqualTo(answers / 2.0);
            assertThat(spectrum.errors()).isEmpty();
            assertThat(spectrum.conditions().generatorJitPercent()).as("of a JVM that has just begun").isPositive();
            assertThat(spectrum.points()).extracting(Spectrum.Point::percentile).isSorted().startsWith(0.0)
                    .as("none beyond the last answer").allMatch(percentile -> percentile <= 100 - 100.0 / answers + ROUNDING);
            assertThat(spectrum.points()).extracting(Spectrum.Point::micros).isSorted();
        }
    }

    @Test
    void showsAStallToThoseWhoHadToWaitForIt() throws Exception {
        try (SmallServer server = new SmallServer(stallAt(300)); Hyperfoil hyperfoil = start()) {
            Spectrum spectrum = hyperfoil.atRate("small", request(server, 4, 2), 500);
            // 150 requests were due in the first 300 ms of the stall: each has waited for 200 ms at the least.
            assertThat(at(spectrum, 100 - 100.0 * 100 / server.requests())).as("what a hundred answers needed at the least")
                    .isGreaterThan(TimeUnit.MILLISECONDS.toMicros(200));
            assertThat(spectrum.unsent()).isGreaterThan(150);
            assertThat(spectrum.pace().answers()).isEqualTo(server.requests());
            assertThat(spectrum.errors()).isEmpty();
        }
    }

    /** Nothing else can be stopped for half a second in which the server has nothing to do. */
    @Test
    void saysWhatTheGeneratorItselfWasLateWith() throws Exception {
        AtomicLong generator = new AtomicLong();
        try (SmallServer server = new SmallServer(n -> {
            if (n == 100) {
                pause(generator.get());
            }
            return Answer.of(Requests.BOB);
        }); Hyperfoil hyperfoil = start()) {
            generator.set(ProcessHandle.current().children().map(ProcessHandle::pid).max(Long::compare).orElseThrow());
            Spectrum spectrum = hyperfoil.atRate("small", request(server, 4, 2), 500);
            assertThat(spectrum.pace().generatorLate()).as("of 250 that were due meanwhile").isGreaterThan(150);
            // A hundred of a thousand answers lie beyond this percentile: more were late by the generator alone.
            assertThat(spectrum.micros(90)).isEmpty();
        }
    }

    private static void pause(long process) throws IOException {
        try {
            new ProcessBuilder("kill", "-STOP", Long.toString(process)).start().waitFor();
            TimeUnit.MILLISECONDS.sleep(STALL_MILLIS);
            new ProcessBuilder("kill", "-CONT", Long.toString(process)).start().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void hidesAStallInTheClosedLoop() throws Exception {
        try (SmallServer server = new SmallServer(stallAt(300)); Hyperfoil hyperfoil = start()) {
            LoadResult result = hyperfoil.run(request(server, 4, 2));
            long nearlyTheStall = TimeUnit.MILLISECONDS.toNanos(STALL_MILLIS - 100);
            assertThat(result.latency().maxNanos()).isGreaterThan(nearlyTheStall);
            // However busy the machine: four connections have room for 20 such answers in two seconds, and there are 300.
            assertThat(result.latency().p90Nanos()).isLessThan(nearlyTheStall);
        }
    }

    @Test
    void countsWhatAnOverloadedServerDidNotTake() throws Exception {
        try (SmallServer server = new SmallServer(n -> {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            return Answer.of(Requests.BOB);
        }); Hyperfoil hyperfoil = start()) {
            // One connection gives 50 answers a second at the most: of 4000 requests, 600 in the time and its grace.
            Spectrum spectrum = hyperfoil.atRate("small", request(server, 1, 1), 4000);
            assertThat(spectrum.achievedPerSecond()).isLessThan(51);
            assertThat(spectrum.unsent()).isGreaterThan(3300);
            assertThat(at(spectrum, 50)).isGreaterThan(TimeUnit.SECONDS.toMicros(1));
        }
    }

    @Test
    void saysThatNothingListens() throws Exception {
        try (ClosedPort port = new ClosedPort(); Hyperfoil hyperfoil = start()) {
            Spectrum spectrum = hyperfoil.atRate("small", request(port.number(), 4, 1), 100);
            assertThat(spectrum.failure()).isEqualTo("Hyperfoil can't connect to 127.0.0.1:" + port.number()
                    + " (Connection refused); is the server running?");
            assertThat(spectrum.points()).isEmpty();
        }
    }

    /** The n-th request and all that come after it are answered when the stall is over. */
    private static SmallServer.Behaviour stallAt(long n) {
        AtomicLong end = new AtomicLong(Long.MIN_VALUE);
        return request -> {
            if (request == n) {
                end.set(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(STALL_MILLIS));
            }
            while (request >= n && end.get() != Long.MIN_VALUE && System.nanoTime() < end.get()) {
                LockSupport.parkNanos(end.get() - System.nanoTime());
            }
            return Answer.of(Requests.BOB);
        };
    }

    private static double at(Spectrum spectrum, double percentile) {
        return spectrum.points().stream().filter(point -> point.percentile() >= percentile).findFirst().orElseThrow().micros();
    }

    private static LoadRequest request(SmallServer server, int connections, int seconds) {
        return request(server.port(), connections, seconds);
    }

    private static LoadRequest request(int port, int connections, int seconds) {
        return new LoadRequest(Address.loopback(port), Requests.get(200, Requests.BOB),
                new Scenario.LoadShape(connections, 1, 1),
                seconds,
                true);
    }

    private Hyperfoil start() throws Exception {
        return Generators.hyperfoil(folder.resolve("hyperfoil.log"), children);
    }
}
