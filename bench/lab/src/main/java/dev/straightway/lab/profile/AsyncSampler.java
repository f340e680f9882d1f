package dev.straightway.lab.profile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;

/**
 * async-profiler, attached to a server from outside; its native library comes out of the jar of Maven Central.
 * <p>
 * For CPU it takes perf events on the kernel's clock, which see the kernel's frames, where they are allowed, otherwise the
 * next best timer; the engine's name says which. It looks each millisecond of CPU, and each 32 KiB allocated.
 */
final class AsyncSampler implements Sampler {

    private static final String VERSION = "async-profiler 4.3";

    /** In order of preference. The event "cpu" would choose by itself and not say what. */
    private static final List<Map.Entry<String, String>> CPU_ENGINES = List.of(Map.entry("cpu-clock", "perf_events"),
            Map.entry("ctimer", "ctimer, no kernel frames"), Map.entry("itimer", "itimer, no kernel frames"));

    private final Path library;

    private AsyncSampler(Path library) {
        this.library = library;
    }

    /**
     * @param folder where the library and the stacks are put
     * @throws ProfilerMissing if there is none for this machine
     */
    static AsyncSampler extract(Path folder) throws IOException {
        String resource = platform() + "/libasyncProfiler.so";
        try (InputStream bytes = AsyncSampler.class.getClassLoader().getResourceAsStream(resource)) {
            if (bytes == null) {
                throw new ProfilerMissing("async-profiler has no library for this machine (" + resource + ")");
            }
            Path library = Files.createDirectories(folder).resolve("libasyncProfiler.so").toAbsolutePath();
            Files.copy(bytes, library, StandardCopyOption.REPLACE_EXISTING);
            return new AsyncSampler(library);
        }
    }

    @Override
    public Recording start(long pid, Kind kind) {
        if (kind == Kind.ALLOC) {
            command(pid, "start,event=alloc,alloc=32k,threads");
            return () -> stop(pid, kind, VERSION + ", allocation samples");
        }
        StringBuilder refusals = new StringBuilder();
        for (Map.Entry<String, String> engine : CPU_ENGINES) {
            try {
                command(pid, "start,event=" + engine.getKey() + ",interval=1ms,threads");
                return () -> stop(pid, kind, VERSION + ", " + engine.getValue());
            } catch (ProfilerMissing refused) {
                refusals.append(engine.getKey()).append(": ").append(refused.getMessage()).append("; ");
            }
        }
        throw new ProfilerMissing("async-profiler can't profile here: " + refusals);
    }

    private Stacks stop(long pid, Kind kind, String engine) throws IOException {
        Path file = library.resolveSibling("stacks-" + pid + "-" + kind.label() + ".txt");
        List<Stack> weighted = collapsed(pid, kind, "stop,collapsed,ann,total", file);
        long samples = collapsed(pid, kind, "dump,collapsed,ann", file).stream().mapToLong(Stack::weight).sum();
        return new Stacks(kind, engine, samples, weighted);
    }

    private List<Stack> collapsed(long pid, Kind kind, String command, Path file) throws IOException {
        command(pid, command + ",file=" + file);
        if (!Files.exists(file)) {
            throw new ProfilerMissing("async-profiler wrote no " + file);
        }
        try (Stream<String> lines = Files.lines(file)) {
            return Collapsed.parse(kind, lines);
        } finally {
            Files.delete(file);
        }
    }

    private void command(long pid, String arguments) {
        try {
            VirtualMachine machine = VirtualMachine.attach(Long.toString(pid));
            try {
                machine.loadAgentPath(library.toString(), arguments);
            } finally {
                machine.detach();
            }
        } catch (AgentInitializationException | AgentLoadException | AttachNotSupportedException | IOException e) {
            throw new ProfilerMissing("async-profiler can't be loaded into process " + pid + ": " + e.getMessage());
        }
    }

    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch");
        if (system.startsWith("mac")) {
            return "macos";
        }
        return system + "-" + (machine.equals("aarch64") ? "arm64" : machine.equals("amd64") ? "x64" : machine);
    }
}
