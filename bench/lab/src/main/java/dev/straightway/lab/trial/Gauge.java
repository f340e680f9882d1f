package dev.straightway.lab.trial;

import java.io.IOException;

import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.server.Counted;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.Watch;

/** Reads all counters of a server and of its cores before a load, and again after it: in every pass the same. */
final class Gauge {

    private static final long MICROS_PER_SECOND = 1_000_000;

    private final Watch watch;
    private final Pinning pinning;

    private Gauge(Watch watch, Pinning pinning) {
        this.watch = watch;
        this.pinning = pinning;
    }

    static Gauge begin(Server server, Cell cell) throws IOException {
        return new Gauge(server.watch(), cell.placement().pinning());
    }

    /** Drives a server, and gives what came of it. */
    interface Driving<L> {
        L drive() throws IOException, InterruptedException;
    }

    /** {@return what the load gave}, with {@link #end} to follow; a load that fails ends the watch */
    <L> L around(Driving<L> driving) throws IOException, InterruptedException {
        try {
            return driving.drive();
        } catch (IOException | InterruptedException | RuntimeException failure) {
            watch.close();
            throw failure;
        }
    }

    /** @param generatorMicros CPU of the generator meanwhile */
    Gauged end(long generatorMicros) throws IOException {
        Counted counted = watch.end();
        int cores = pinning.serverCores().size();
        long own = counted.threads().map(all -> all.totalNanos() / 1_000)
                .or(() -> counted.cpu().map(ProcessTimes::totalMicros)).orElse(0L);
        Noise noise = Noise.of(counted.seconds() * MICROS_PER_SECOND * cores, counted.threads(), counted.cores(),
                own + beside(counted, generatorMicros));
        return new Gauged(counted.seconds(), cores, counted.cpu(), counted.threads(), counted.before(), counted.after(), noise);
    }

    /** On cores that are shared, the lab and its generator are no strangers. */
    private long beside(Counted counted, long generatorMicros) {
        return pinning.active() ? 0 : counted.labMicros() + (pinning.apart() ? 0 : generatorMicros);
    }

    /**
     * {@return microseconds of CPU of a generator; 0 where that is unknown}
     *
     * @param busy how busy it kept the cores that it uses: 1 is all the time
     */
    static long generatorMicros(double busy, int generatorCores, double seconds) {
        return Double.isNaN(busy) ? 0 : (long) (busy * generatorCores * seconds * MICROS_PER_SECOND);
    }
}
