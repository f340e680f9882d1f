package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.load.Together;
import dev.straightway.lab.metric.Observation;
import dev.straightway.lab.metric.Observation.WarmedUp;
import dev.straightway.lab.results.Trial.Outcome;

/** The window that counts: counters read before and after one load. */
record TimedWindow(Drive drive, LoadResult load, Gauged gauged) {

    /** @param verifying whether every body is compared */
    static TimedWindow of(Drive drive, int seconds, boolean verifying) throws IOException, InterruptedException {
        Gauge gauge = drive.gauge();
        LoadResult load = gauge.around(() -> drive.load(seconds, verifying));
        return new TimedWindow(drive, load, gauge.end(drive.generatorMicros(load)));
    }

    /** {@return why this was no window of a steady server, if it wasn't} */
    Optional<String> unsettled(Steadiness warmUp) {
        return Judgement.unsettled(warmUp, gauged, microsPerRequest());
    }

    Judgement judge(Steadiness warmUp, double noisePercent) {
        return Together.remark(load).map(apart -> new Judgement(Outcome.NOISY, apart))
                .orElseGet(() -> Judgement.of(warmUp, gauged, microsPerRequest(), noisePercent));
    }

    private double microsPerRequest() {
        return gauged.requestMicros().orElse(Double.NaN) / load.requests();
    }

    Observation observation(Steadiness warmUp, OptionalDouble augmentationMillis) throws IOException {
        Optional<WarmedUp> effort = warmUp.effort()
                .map(one -> new WarmedUp(one.seconds(), one.requests(), one.cpuSeconds(), one.spread()));
        return new Observation(load, gauged.cpu(), gauged.threads(), gauged.cores(), gauged.before(), gauged.after(),
                drive.server().memory(), drive.server().startUp(),
                warmUp.secondsToPeak(load.requestsPerSecond()), effort,
                gauged.noise().waitShare(), gauged.noise().share(), augmentationMillis,
                OptionalLong.of(drive.answerBytes()));
    }
}
