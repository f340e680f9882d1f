package dev.straightway.lab.profile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The JDK's flight recorder, steered by {@code jcmd}: for where async-profiler has no library or may not load it.
 * <p>
 * Of CPU it sees threads in Java only, at points where they are safe to look at, and neither the kernel nor the JVM; so I/O is
 * far too small in it, and the coverage says how much is missing.
 */
final class FlightSampler implements Sampler {

    private static final String RECORDING = "straightway";
    private static final String SETTINGS = "flight.jfc";

    private final Path folder;
    private final String why;

    /**
     * @param folder takes its settings and, while it is read, its recording
     * @param why async-profiler isn't used
     */
    FlightSampler(Path folder, String why) {
        this.folder = folder.toAbsolutePath();
        this.why = why;
    }

    @Override
    public Recording start(long pid, Kind kind) throws IOException, InterruptedException {
        Path settings = folder.resolve(SETTINGS);
        try (InputStream bytes = FlightSampler.class.getResourceAsStream(SETTINGS)) {
            Files.copy(bytes, settings, StandardCopyOption.REPLACE_EXISTING);
        }
        command(pid, "JFR.start", "name=" + RECORDING, "settings=" + settings);
        return () -> stop(pid, kind);
    }

    private Stacks stop(long pid, Kind kind) throws IOException, InterruptedException {
        Path file = folder.resolve("stacks-" + pid + "-" + kind.label() + ".jfr");
        try {
            command(pid, "JFR.stop", "name=" + RECORDING, "filename=" + file);
            List<Stack> stacks = FlightRecording.read(file, kind);
            return new Stacks(kind, "JFR, Java frames only, because " + why, stacks.size(), stacks);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static void command(long pid, String... words) throws IOException, InterruptedException {
        Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        ProcessBuilder builder = new ProcessBuilder(jcmd.toString(), Long.toString(pid)).redirectErrorStream(true);
        builder.command().addAll(List.of(words));
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes());
        if (!process.waitFor(30, TimeUnit.SECONDS) || process.exitValue() != 0 || said.contains("Could not")) {
            process.destroy();
            throw new ProfilerMissing(String.join(" ", builder.command()) + ": " + said.strip());
        }
    }
}
