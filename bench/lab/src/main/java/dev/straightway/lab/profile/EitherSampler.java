package dev.straightway.lab.profile;

import java.io.IOException;
import java.nio.file.Path;

/** async-profiler, and in a server that doesn't take it the flight recorder. */
final class EitherSampler implements Sampler {

    private final Sampler preferred;
    private final Path folder;

    /** @param folder takes what the flight recorder leaves */
    EitherSampler(Sampler preferred, Path folder) {
        this.preferred = preferred;
        this.folder = folder;
    }

    @Override
    public Recording start(long pid, Kind kind) throws IOException, InterruptedException {
        try {
            return preferred.start(pid, kind);
        } catch (ProfilerMissing missing) {
            return new FlightSampler(folder, missing.getMessage()).start(pid, kind);
        }
    }
}
