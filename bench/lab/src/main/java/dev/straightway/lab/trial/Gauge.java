package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.Optional;

import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.measure.CoreTimes;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.ThreadWatch;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;

/** Reads all counters of a server and of its cores before a load, and again after it: in every pass the same. */
final class Gauge {

    private static final long MICROS_PER_SECOND = 1_000_000;

    private final Server server;
    private final Pinning pinning;
    private final JvmSample jvm;
    private final Optional<CoreTimes> cores;
    private final Optional<ProcessTimes> lab;
    private final Optional<ThreadWatch> threads;
    private final Optional<ProcessTimes> process;
    private final long began;

    private Gauge(Server server, Pinning pinning) throws IOException {
        this.server = server;
        this.pinning = pinning;
        this.jvm = server.sample();
        this.began = System.nanoTime();
        this.cores = CoreTimes.of(pinning.serverCores());
        this.lab = ProcessTimes.of(ProcessHandle.current().pid());
        this.process = ProcessTimes.of(server.pid());
        this.threads = ThreadWatch.of(server.pid());
    }

    static Gauge begin(Server server, Cell cell) throws IOException {
        return new Gauge(server, cell.placement().pinning());
    }

    /** A load that the gauge is read around. */
    interface Driving<L> {
        L drive() throws IOException, InterruptedException;
    }

    /** {@return what the load gave}, with {@link #end} to follow; a load that fails ends the watch */
    <L> L around(Driving<L> driving) throws IOException, InterruptedException {
        try {
            return driving.drive();
        } catch (IOException | InterruptedException | RuntimeException failure) {
            threads.ifPresent(ThreadWatch::close);
            throw failure;
        }
    }

    /** @param generatorMicros CPU of the generator meanwhile */
    Gauged end(long generatorMicros) throws IOException {
        Optional<ProcessTimes> used = process
                .flatMap(start -> ProcessTimes.of(server.pid()).map(end -> end.since(start)));
        var times = threads.map(watch -> watch.end(used));
        Optional<CoreTimes> busy = cores
                .flatMap(start -> CoreTimes.of(pinning.serverCores()).map(end -> end.since(start)));
        double seconds = (System.nanoTime() - began) / 1e9;
        long own = times.map(all -> all.totalNanos() / 1_000).or(() -> used.map(ProcessTimes::totalMicros)).orElse(0L);
        long known = own + (pinning.active() ? 0 : generatorMicros + lab());
        Noise noise = Noise.of(seconds * MICROS_PER_SECOND * pinning.serverCores().size(), times, busy, known);
        return new Gauged(seconds, pinning.serverCores().size(), used, times, jvm, server.sample(), noise);
    }

    /** {@return microseconds of CPU of the generator in a load; 0 where that is unknown} */
    static long generatorMicros(LoadResult load, int generatorCores) {
        return Double.isNaN(load.generatorBusy()) ? 0
                : (long) (load.generatorBusy() * generatorCores * load.durationNanos() / 1_000);
    }

    /** On cores that are shared, the lab is no stranger. */
    private long lab() {
        return lab.flatMap(start -> ProcessTimes.of(ProcessHandle.current().pid()).map(end -> end.since(start)))
                .map(ProcessTimes::totalMicros).orElse(0L);
    }
}
