package dev.straightway.lab.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.TrialFailure;

/** wrk, one process for each load. */
public final class Wrk implements Generator {

    /** A wrk that is so much late is stuck. */
    private static final int STUCK_SECONDS = 30;

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> ERRORS = List.of("connect", "read", "write", "status", "timeout", "body");

    private final String version;
    private final Pinning pinning;

    private Wrk(String version, Pinning pinning) {
        this.version = version;
        this.pinning = pinning;
    }

    /** {@return wrk, or nothing if it isn't on the PATH} */
    public static Optional<Wrk> find(Pinning pinning) throws InterruptedException {
        try {
            Process process = new ProcessBuilder("wrk", "-v").redirectErrorStream(true).start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            process.waitFor();
            String name = output.lines().findFirst().orElse("wrk").replaceAll(" Copyright.*", "").trim();
            return Optional.of(new Wrk(name, pinning));
        } catch (IOException missing) {
            return Optional.empty();
        }
    }

    @Override
    public String name() {
        return version;
    }

    @Override
    public LoadResult run(LoadRequest request, boolean verifying) throws IOException, InterruptedException {
        Path script = Files.createTempFile("straightway-lab", ".lua");
        try {
            Files.writeString(script, WrkScript.of(request, verifying));
            return parse(execute(command(request, script), request.seconds() + STUCK_SECONDS));
        } finally {
            Files.deleteIfExists(script);
        }
    }

    @Override
    public void close() {
        // Each load has ended its own process.
    }

    private List<String> command(LoadRequest request, Path script) {
        List<String> command = new ArrayList<>(pinning.generator());
        command.addAll(List.of("wrk", "-t" + request.load().threads(), "-c" + request.load().connections(),
                "-d" + request.seconds() + "s", "--timeout", "10s", "-s", script.toString(),
                "http://127.0.0.1:" + request.port() + request.path()));
        return command;
    }

    private static String execute(List<String> command, int mostSeconds) throws IOException, InterruptedException {
        Process process = Children.start(new ProcessBuilder(command).redirectErrorStream(true));
        Children.limit(process, mostSeconds);
        try {
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new TrialFailure("wrk ended with code " + process.exitValue() + ":\n" + output);
            }
            return output;
        } finally {
            Children.end(process);
        }
    }

    /** With pipelining a latency is that of a whole batch: wrk times batches. */
    static LoadResult parse(String output) throws IOException {
        String line = output.lines().filter(text -> text.startsWith(WrkScript.MARK)).findFirst()
                .orElseThrow(() -> new TrialFailure("wrk reported nothing:\n" + output));
        JsonNode result = JSON.readTree(line.substring(WrkScript.MARK.length()));
        Map<String, Long> errors = new TreeMap<>();
        ERRORS.forEach(kind -> errors.put(kind, result.get(kind).asLong()));
        return new LoadResult(result.get("requests").asLong(), result.get("micros").asLong() * 1000,
                result.get("p50").asLong() * 1000, result.get("p99").asLong() * 1000, errors);
    }
}
