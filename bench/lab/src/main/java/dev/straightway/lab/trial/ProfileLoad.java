package dev.straightway.lab.trial;

import java.io.IOException;

import dev.straightway.lab.attribution.ProfilePass;
import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.profile.Kind;

/** Load for a profile, with what the server itself counted of the cost meanwhile, which the profile has to account for. */
record ProfileLoad(Drive drive, Kind kind) implements ProfilePass.Load {

    @Override
    public ProfilePass.Driven drive(int seconds) throws IOException, InterruptedException {
        Gauge gauge = drive.gauge();
        LoadResult load = gauge.around(() -> drive.load(seconds, false));
        Gauged gauged = gauge.end(drive.generatorMicros(load));
        double cost = kind == Kind.CPU ? gauged.totalMicros().orElse(Double.NaN)
                : gauged.after().allocatedSince(gauged.before()).stream().asDoubleStream().findFirst().orElse(Double.NaN);
        return new ProfilePass.Driven(load.durationNanos() / 1e9, load.requests(), cost,
                drive.conditions(gauged, load.generatorBusy()));
    }
}
