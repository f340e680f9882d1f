package dev.straightway.lab.profile;

import java.io.IOException;
import java.nio.file.Path;

/** Finds what can sample on this machine. */
public final class Profilers {

    private Profilers() {
    }

    /**
     * {@return async-profiler, and where it can't be had in a server the JDK's own flight recorder}
     *
     * @param folder takes a native library and, while a recording is read, its file
     */
    public static Sampler find(Path folder) throws IOException {
        try {
            return new EitherSampler(AsyncSampler.extract(folder), folder);
        } catch (ProfilerMissing missing) {
            return new FlightSampler(folder, missing.getMessage());
        }
    }
}
