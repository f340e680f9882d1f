package dev.straightway.lab.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.load.Generator;
import dev.straightway.lab.load.Hyperfoil;
import dev.straightway.lab.load.LoadRequest;
import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.load.Sender;
import dev.straightway.lab.measure.CoreTimes;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Counted;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.Watch;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.verify.Address;

/** Stands for a server: one window after another has what it was told, the last one again and again. */
final class StandIn implements Server {

    /** What the generators say of themselves. */
    static final double BUSY = 0.5;

    private static final Path HOME = Path.of(System.getProperty("lab.home"));
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int SECONDS = 3;

    private final Queue<Counted> windows;
    private int watched;

    StandIn(Counted... windows) {
        this.windows = new ArrayDeque<>(List.of(windows));
    }

    /** {@return a window of 3 s of a server that has done nothing, on cores that were busy for so long} */
    static Counted counted(long busyMicros) {
        JvmSample idle = new JvmSample(0, true, 0, 0, 0, 0, 9);
        return new Counted(SECONDS, Optional.of(new ProcessTimes(0, 0)), Optional.empty(),
                Optional.of(new CoreTimes(busyMicros, 0)), 0, idle, idle);
    }

    static Cell cell(Pinning pinning) {
        return new Cell(TargetCatalog.read(HOME.resolve("targets")).named(List.of("straightway")).get(0),
                ScenarioCatalog.read(HOME.resolve("scenarios")).named(List.of("person-get")).get(0), Placement.of(pinning), 1);
    }

    /** {@return a bench without a host, whose generators send nothing and find no fault} */
    static Bench bench(Path folder, Map<String, String> options) throws IOException {
        Path jar = folder.resolve("generator.jar");
        new JarOutputStream(Files.newOutputStream(jar), new Manifest()).close();
        Hyperfoil hyperfoil = Hyperfoil.on(List.of(new Quiet()), jar);
        Generators generators = new Generators() {

            @Override
            public Generator closedLoop(Placement placement) {
                return new Idle();
            }

            @Override
            public Hyperfoil fixedRate(Placement placement) {
                return hyperfoil;
            }
        };
        return new Bench(new OptionReader(options).read(), null, generators, null, folder);
    }

    /** Says that it has sent a thousand requests a second. */
    private record Quiet() implements Sender {

        @Override
        public String at() {
            return "";
        }

        @Override
        public JsonNode ask(Object question, int seconds) {
            return JSON.valueToTree(Map.of("requests", 1_000 * seconds, "durationNanos", seconds * 1_000_000_000L, "pace",
                    Map.of("late", 0, "unsent", 0, "generatorLate", 0), "curve",
                    List.of(Map.of("percentile", 50, "nanos", 120_000)), "busy", BUSY, "jitShare", 0, "errors", Map.of(),
                    "apartNanos", 0));
        }

        @Override
        public void close() {
            // It holds nothing.
        }
    }

    /** Likewise in a closed loop. */
    private record Idle() implements Generator {

        @Override
        public String name() {
            return "idle";
        }

        @Override
        public LoadResult run(LoadRequest request) {
            return new LoadResult(1_000L * request.seconds(), request.seconds() * 1_000_000_000L,
                    new LoadResult.Latency(1, 1, 1, 1, 1), Map.of(), BUSY);
        }

        @Override
        public void close() {
            // It holds nothing.
        }
    }

    @Override
    public Address address() {
        return Address.loopback(1);
    }

    @Override
    public long pid() {
        return 1;
    }

    @Override
    public StartUp startUp() {
        return new StartUp(1, OptionalLong.empty());
    }

    @Override
    public List<String> commandLine() {
        return List.of("java");
    }

    @Override
    public void hold() {
        // It has no process.
    }

    /** {@return how many windows there were} */
    int watched() {
        return watched;
    }

    @Override
    public Watch watch() {
        watched++;
        Counted counted = windows.size() > 1 ? windows.remove() : windows.element();
        return new Watch() {

            @Override
            public Counted end() {
                return counted;
            }

            @Override
            public void close() {
                // It holds nothing.
            }
        };
    }

    @Override
    public Optional<MemoryUse> memory() {
        return Optional.empty();
    }

    @Override
    public boolean alive() {
        return true;
    }

    @Override
    public String lastWords() {
        return "";
    }

    @Override
    public void close() {
        // It has no process.
    }
}
