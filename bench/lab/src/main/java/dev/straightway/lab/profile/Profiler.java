package dev.straightway.lab.profile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;

import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;

/**
 * async-profiler, attached to a server from outside; its native library comes out of the jar of Maven Central.
 * <p>
 * The engine is {@code cpu-clock} where the kernel lets it have perf events, otherwise {@code ctimer} or {@code itimer}:
 * {@code cpu} would fall back by itself and not say so.
 */
public final class Profiler {

    private static final List<String> ENGINES = List.of("cpu-clock", "ctimer", "itimer");

    private final Path library;

    private Profiler(Path library) {
        this.library = library;
    }

    /**
     * @param folder where the library is put
     * @throws ProfilerMissing if there is none for this machine
     */
    public static Profiler extract(Path folder) throws IOException {
        String resource = platform() + "/libasyncProfiler.so";
        try (InputStream bytes = Profiler.class.getClassLoader().getResourceAsStream(resource)) {
            if (bytes == null) {
                throw new ProfilerMissing("async-profiler has no library for this machine (" + resource + ")");
            }
            Path library = folder.resolve("libasyncProfiler.so").toAbsolutePath();
            Files.copy(bytes, library, StandardCopyOption.REPLACE_EXISTING);
            return new Profiler(library);
        }
    }

    /**
     * Starts profiling.
     *
     * @return the engine that is used
     * @throws ProfilerMissing if no engine works here
     */
    public String start(long pid) throws IOException {
        StringBuilder refusals = new StringBuilder();
        for (String engine : ENGINES) {
            try {
                command(pid, "start,event=" + engine + ",interval=1ms");
                return engine;
            } catch (ProfilerMissing refused) {
                refusals.append(engine).append(": ").append(refused.getMessage()).append("; ");
            }
        }
        throw new ProfilerMissing("async-profiler can't profile here: " + refusals);
    }

    /** Ends profiling and writes a flamegraph. */
    public void stop(long pid, String title, Path flamegraph) throws IOException {
        command(pid, "stop,flamegraph,title=" + title.replace(',', ' ') + ",file=" + flamegraph.toAbsolutePath());
        if (!Files.exists(flamegraph)) {
            throw new ProfilerMissing("async-profiler wrote no " + flamegraph);
        }
    }

    private void command(long pid, String arguments) throws IOException {
        try {
            VirtualMachine machine = VirtualMachine.attach(Long.toString(pid));
            try {
                machine.loadAgentPath(library.toString(), arguments);
            } finally {
                machine.detach();
            }
        } catch (AgentInitializationException | AgentLoadException | AttachNotSupportedException e) {
            throw new ProfilerMissing(e.getMessage());
        }
    }

    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch");
        if (system.startsWith("mac")) {
            return "macos";
        }
        return system + "-" + (machine.equals("aarch64") ? "arm64" : "x64");
    }
}
