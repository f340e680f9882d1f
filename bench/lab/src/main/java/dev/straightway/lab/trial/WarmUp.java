package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.Optional;

import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.server.Server;

/**
 * Drives a server in windows of one second, every answer of the first compared, until it is steady or its time is over.
 * <p>
 * At first the server may use every core, until the compiler is quiet or the time for the last three windows has come: on a
 * single core the compiler is one
 * thread among many, and a server with many threads starves it. Then the server is held to its core.
 */
final class WarmUp {

    private WarmUp() {
    }

    static Steadiness of(Drive drive, int mostSeconds) throws IOException, InterruptedException {
        Steadiness steadiness = new Steadiness();
        int second = 0;
        for (; second < mostSeconds - Steadiness.WINDOWS && !steadiness.quiet(); second++) {
            steadiness.add(window(drive, second == 0));
        }
        drive.server().hold();
        steadiness.moved();
        for (; second < mostSeconds && !steadiness.steady(); second++) {
            steadiness.add(window(drive, second == 0));
        }
        return steadiness;
    }

    private static Steadiness.Window window(Drive drive, boolean verifying) throws IOException, InterruptedException {
        Server server = drive.server();
        JvmSample before = server.sample();
        Optional<ProcessTimes> began = ProcessTimes.of(server.pid());
        LoadResult load = drive.load(1, verifying);
        double cpu = began.flatMap(start -> ProcessTimes.of(server.pid()).map(end -> end.since(start)))
                .map(used -> (double) used.totalMicros() / load.requests()).orElse(Double.NaN);
        double jit = (server.sample().jitMillis() - before.jitMillis()) / 1e3;
        return new Steadiness.Window(load.durationNanos() / 1e9, jit, cpu, load.requestsPerSecond());
    }
}
