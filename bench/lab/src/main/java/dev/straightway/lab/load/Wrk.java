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

/**
 * wrk, one process for each load. It knows the closed loop only: wrk has no fixed rate.
 * <p>
 * wrk corrects its response times for coordinated omission, by the mean time from one answer of a connection to the next. With
 * pipelining it times whole batches, so that this correction adds times that no batch had. They are left out.
 */
public final class Wrk implements Generator {

    /** A wrk that is so much late is stuck. */
    private static final int STUCK_SECONDS = 30;

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> ERRORS = List.of("connect", "read", "write", "timeout", "body", "media type");

    private final String version;
    private final Pinning pinning;
    private final Children children;

    private Wrk(String version, Pinning pinning, Children children) {
        this.version = version;
        this.pinning = pinning;
        this.children = children;
    }

    /** {@return wrk, or nothing if it isn't on the PATH} */
    public static Optional<Wrk> find(Pinning pinning, Children children) throws InterruptedException {
        return find("wrk", pinning, children);
    }

    /**
     * {@return wrk}
     *
     * @throws TrialFailure if it isn't on the PATH
     */
    public static Wrk require(Pinning pinning, Children children) throws InterruptedException {
        return require(find(pinning, children));
    }

    static Optional<Wrk> find(String program, Pinning pinning, Children children) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(program, "-v").redirectErrorStream(true).start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            process.waitFor();
            String name = output.lines().findFirst().orElse("wrk").replaceAll(" Copyright.*", "").trim();
            return Optional.of(new Wrk(name, pinning, children));
        } catch (IOException missing) {
            return Optional.empty();
        }
    }

    static Wrk require(Optional<Wrk> found) {
        return found
                .orElseThrow(() -> new TrialFailure("wrk isn't on the PATH; install it (its package is named wrk on Debian, "
                        + "Fedora and Homebrew) or use -Dlab.generator=hyperfoil"));
    }

    @Override
    public String name() {
        return version;
    }

    @Override
    public LoadResult run(LoadRequest request) throws IOException, InterruptedException {
        Path script = Files.createTempFile("straightway-lab", ".lua");
        try {
            Files.writeString(script, WrkScript.of(request), StandardCharsets.US_ASCII);
            String output = execute(command(request, script), request.seconds() + STUCK_SECONDS);
            LoadResult result = parse(output, Math.min(request.shape().threads(), pinning.generatorCores()));
            return request.shape().pipelining() > 1 ? result.withoutLatency() : result;
        } finally {
            Files.deleteIfExists(script);
        }
    }

    @Override
    public void close() {
        // Each load has ended its own process.
    }

    /** wrk takes no path from the command line: the script has it. */
    private List<String> command(LoadRequest request, Path script) {
        List<String> command = new ArrayList<>(pinning.generator());
        command.addAll(List.of("wrk", "-t" + request.shape().threads(), "-c" + request.shape().connections(),
                "-d" + request.seconds() + "s", "--timeout", "10s", "-s", script.toString(),
                request.address().url()));
        return command;
    }

    private String execute(List<String> command, int mostSeconds) throws IOException, InterruptedException {
        Process process = children.start(new ProcessBuilder(command).redirectErrorStream(true));
        Children.limit(process, mostSeconds);
        try {
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new TrialFailure(failure(process.exitValue(), output));
            }
            return output;
        } finally {
            Children.end(process);
        }
    }

    /** Java gives 128 and the number of the signal for a process that a signal has ended. */
    static String failure(int code, String output) {
        if (code > 128) {
            return "wrk was ended by signal " + (code - 128) + " before it reported; it is killed when it is " + STUCK_SECONDS
                    + " s late:\n" + output;
        }
        if (output.contains("unable to connect")) {
            return "wrk found no server: "
                    + output.lines().filter(line -> line.contains("unable to connect")).findFirst().get();
        }
        return "wrk ended with code " + code + ":\n" + output;
    }

    static LoadResult parse(String output, int cores) throws IOException {
        String line = output.lines().filter(text -> text.startsWith(WrkScript.MARK)).findFirst()
                .orElseThrow(() -> new TrialFailure("wrk reported nothing:\n" + output));
        JsonNode result = JSON.readTree(line.substring(WrkScript.MARK.length()));
        Map<String, Long> errors = new TreeMap<>();
        ERRORS.forEach(kind -> errors.put(kind, result.get(kind).asLong()));
        result.get("statuses").properties().forEach(entry -> errors.put("status " + entry.getKey(), entry.getValue().asLong()));
        LoadResult.Latency latency = new LoadResult.Latency(nanos(result, "p50"), nanos(result, "p90"), nanos(result, "p99"),
                nanos(result, "p999"), nanos(result, "max"));
        double busy = result.get("cpuMicros").asDouble() / result.get("micros").asDouble() / cores;
        return new LoadResult(result.get("requests").asLong(), nanos(result, "micros"), latency, errors, Math.min(1, busy));
    }

    private static long nanos(JsonNode result, String micros) {
        return result.get(micros).asLong() * 1000;
    }
}
