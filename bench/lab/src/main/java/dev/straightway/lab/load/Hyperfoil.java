package dev.straightway.lab.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.TrialFailure;

/** Hyperfoil in a JVM of its own, which stays for all loads: its code is warm after the first. It compares every body. */
public final class Hyperfoil implements Generator {

    /** A load that is so much late is stuck. */
    private static final int STUCK_SECONDS = 30;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Process process;
    private final Writer loads;
    private final BufferedReader answers;
    private final Path log;
    private final String version;

    private Hyperfoil(Process process, Path log, String version) {
        this.process = process;
        this.version = version;
        this.loads = process.outputWriter(StandardCharsets.UTF_8);
        this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.log = log;
    }

    /**
     * @param jar the program that embeds Hyperfoil
     * @param log where its own output goes
     */
    public static Hyperfoil start(Path jar, Path log, Pinning pinning) throws IOException {
        if (!Files.exists(jar)) {
            throw new TrialFailure(jar + " isn't there; build it with 'mvn package'");
        }
        List<String> command = new ArrayList<>(pinning.generator());
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseParallelGC",
                "-Xms256m", "-Xmx256m", "-jar", jar.toString()));
        Process process = Children.start(new ProcessBuilder(command).redirectError(log.toFile()));
        return new Hyperfoil(process, log, version(jar.resolveSibling("lib")));
    }

    @Override
    public String name() {
        return "Hyperfoil " + version + ", embedded";
    }

    @Override
    public LoadResult run(LoadRequest request, boolean verifying) throws IOException {
        loads.write(JSON.writeValueAsString(load(request)) + "\n");
        loads.flush();
        CompletableFuture<Void> stuck = new CompletableFuture<Void>().orTimeout(request.seconds() + STUCK_SECONDS,
                TimeUnit.SECONDS);
        stuck.whenComplete((done, late) -> {
            if (late != null) {
                process.destroyForcibly();
            }
        });
        String line = answers.readLine();
        stuck.complete(null);
        if (line == null) {
            throw new TrialFailure("Hyperfoil ended or was stuck:\n" + Files.readString(log));
        }
        return parse(JSON.readTree(line));
    }

    @Override
    public void close() {
        Children.end(process);
    }

    private static String version(Path libraries) throws IOException {
        try (Stream<Path> files = Files.list(libraries)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("hyperfoil-core-"))
                    .map(name -> name.replace("hyperfoil-core-", "").replace(".jar", "")).findFirst()
                    .orElse("of unknown version");
        }
    }

    private static Map<String, Object> load(LoadRequest request) {
        Map<String, Object> load = new LinkedHashMap<>();
        load.put("host", "127.0.0.1");
        load.put("port", request.port());
        load.put("method", request.scenario().name());
        load.put("path", request.path());
        load.put("headers", request.scenario().headers());
        load.put("body", request.scenario().body());
        load.put("expected", request.scenario().expected());
        load.put("connections", request.load().connections());
        load.put("threads", request.load().threads());
        load.put("pipelining", request.load().pipelining());
        load.put("seconds", request.seconds());
        return load;
    }

    static LoadResult parse(JsonNode measured) {
        Map<String, Long> errors = new LinkedHashMap<>();
        measured.get("errors").properties().forEach(error -> errors.put(error.getKey(), error.getValue().asLong()));
        return new LoadResult(measured.get("requests").asLong(), measured.get("durationNanos").asLong(),
                measured.get("p50Nanos").asLong(), measured.get("p99Nanos").asLong(), errors);
    }
}
