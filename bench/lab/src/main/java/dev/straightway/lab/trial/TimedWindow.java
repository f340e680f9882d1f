package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;

import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.measure.CoreTimes;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.Memory;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.QueueTimes;
import dev.straightway.lab.metric.Observation;
import dev.straightway.lab.server.Server;

/** The window that counts: counters read before and after one load. */
record TimedWindow(Server server, LoadResult load, Optional<ProcessTimes> cpu, int serverCores, JvmSample before,
        JvmSample after,
        Noise noise) {

    private static final long MICROS_PER_SECOND = 1_000_000;

    /** @param verifying whether every body is compared */
    static TimedWindow of(Drive drive, Cell cell, int seconds, boolean verifying)
            throws IOException, InterruptedException {
        Server server = drive.server();
        long lab = ProcessHandle.current().pid();
        JvmSample before = server.sample();
        Optional<QueueTimes> queueBegan = QueueTimes.of(server.pid());
        Optional<CoreTimes> coresBegan = CoreTimes.of(cell.placement().pinning().serverCores());
        Optional<ProcessTimes> labBegan = ProcessTimes.of(lab);
        Optional<ProcessTimes> began = ProcessTimes.of(server.pid());
        LoadResult load = drive.load(seconds, verifying);
        Optional<ProcessTimes> used = began.flatMap(start -> ProcessTimes.of(server.pid()).map(end -> end.since(start)));
        Optional<ProcessTimes> labUsed = labBegan.flatMap(start -> ProcessTimes.of(lab).map(end -> end.since(start)));
        Optional<CoreTimes> cores = coresBegan
                .flatMap(start -> CoreTimes.of(cell.placement().pinning().serverCores()).map(end -> end.since(start)));
        Optional<QueueTimes.Times> queue = queueBegan
                .flatMap(start -> QueueTimes.of(server.pid()).map(end -> end.since(start)));
        JvmSample after = server.sample();
        long known = used.map(ProcessTimes::totalMicros).orElse(0L)
                + (cell.placement().pinning().active() ? 0 : own(labUsed, load, cell));
        return new TimedWindow(server, load, used, cell.placement().pinning().serverCores().size(), before, after,
                Noise.of(load.durationNanos() / 1e3, queue, cores, known));
    }

    Observation observation(Steadiness warmUp, OptionalDouble augmentationMillis) {
        return new Observation(load, cpu, serverCores, before, after, Memory.residentKib(server.pid()), server.startUp(),
                warmUp.secondsToPeak(load.requestsPerSecond()), noise.waitShare(), noise.share(),
                augmentationMillis);
    }

    /** On cores that are shared, the lab and the generator are no strangers. */
    private static long own(Optional<ProcessTimes> lab, LoadResult load, Cell cell) {
        double generator = Double.isNaN(load.generatorBusy()) ? 0
                : load.generatorBusy() * cell.placement().pinning().serverCores().size() * load.durationNanos() / 1e9;
        return lab.map(ProcessTimes::totalMicros).orElse(0L) + (long) (generator * MICROS_PER_SECOND);
    }
}
