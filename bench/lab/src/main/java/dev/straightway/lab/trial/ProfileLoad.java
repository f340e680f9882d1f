package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.Optional;

import dev.straightway.lab.attribution.ProfilePass;
import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.server.Server;

/** Load for a profile, with what the server itself counted of the cost meanwhile, which the profile has to account for. */
record ProfileLoad(Drive drive, Kind kind) implements ProfilePass.Load {

    @Override
    public ProfilePass.Driven drive(int seconds) throws IOException, InterruptedException {
        Server server = drive.server();
        JvmSample before = server.sample();
        Optional<ProcessTimes> began = ProcessTimes.of(server.pid());
        LoadResult load = drive.load(seconds, false);
        Optional<ProcessTimes> used = began.flatMap(start -> ProcessTimes.of(server.pid()).map(end -> end.since(start)));
        double cost = kind == Kind.CPU ? used.map(times -> (double) times.totalMicros()).orElse(Double.NaN)
                : server.sample().allocatedSince(before).stream().asDoubleStream().findFirst().orElse(Double.NaN);
        return new ProfilePass.Driven(load.durationNanos() / 1e9, load.requests(), cost);
    }
}
