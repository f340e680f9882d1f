package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.server.Ports;

/** Ends a lab in the middle of its work and looks for what it has left: no process, and what it had measured. */
@Execution(ExecutionMode.CONCURRENT)
class InterruptionIT {

    /** How a lab can end before its time. */
    enum End {
        /** Ctrl-C. */
        INT,
        TERM,
        /** It can't save then: what it had is what it has saved on its way. */
        KILL
    }

    private static final int SIGINT = 2;

    @TempDir
    Path output;

    @ParameterizedTest
    @EnumSource(names = { "INT", "TERM" })
    void leavesNoProcessBehindAndKeepsWhatItHad(End end) throws Exception {
        assumeFalse(end == End.INT && ignoresInterrupts(),
                "A process in the background of a shell ignores Ctrl-C, and so do its children");
        Process lab = start(List.of());
        try {
            awaitFirstTrial(lab);
            end(lab, end);
        } finally {
            lab.destroyForcibly();
        }
        Results results = ResultsFile.read(output.resolve("results.json"));
        assertThat(results.complete()).isFalse();
        assertThat(results.trials()).isNotEmpty().allMatch(Trial::valid);
        assertThat(results.notes()).contains("The run was ended before its time; what it had until then is here.");
        assertThat(output.resolve("report.html")).exists();
    }

    @Test
    void leavesNoProcessBehindWhenItIsKilledAndGoesOnWithItsPlan() throws Exception {
        String third;
        Process lab = start(List.of("-Dlab.smoke=false", "-Dlab.rounds=2", "-Dlab.duration=1", "-Dlab.warmup=1", "-Dlab.seed=5",
                "-Dlab.scenarios=person-get,person-post", "-Dlab.latency=false", "-Dlab.profile=false", "-Dlab.augmentation=0",
                "-Dlab.unpinned=none", "-Dlab.retries=0", "-Dlab.busy=warn"));
        try {
            third = awaitTrial(lab, "[3/4]");
            end(lab, End.KILL);
        } finally {
            lab.destroyForcibly();
        }
        Results before = ResultsFile.read(output.resolve("results.json"));
        Process resumed = new ProcessBuilder(java(), "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
                "dev.straightway.lab.Lab",
                "run",
                "--home=" + System.getProperty("lab.home"), "--resume=" + output, "--busy=warn").redirectErrorStream(true)
                .start();
        String printed = rest(resumed);
        assertThat(resumed.waitFor()).as(printed).isZero();
        Results after = ResultsFile.read(output.resolve("results.json"));
        assertThat(after.complete()).isTrue();
        assertThat(after.trials().subList(0, 2)).as("the whole round is kept").isEqualTo(before.trials().subList(0, 2));
        assertThat(after.trials()).hasSize(4);
        assertThat(printed.lines().filter(line -> line.startsWith("[3/4]")).map(InterruptionIT::cell))
                .as("the round that was cut is run again in its order").containsExactly(cell(third));
        assertThat(after.notes()).contains("The run was resumed: 2 of its trials are from before.");
    }

    private static boolean ignoresInterrupts() throws IOException {
        try (Stream<String> status = Files.lines(Path.of("/proc/self/status"))) {
            return status.filter(line -> line.startsWith("SigIgn:"))
                    .anyMatch(line -> (Long.parseLong(line.substring("SigIgn:".length()).strip(), 16) & 1L << SIGINT - 1) != 0);
        }
    }

    /** Round, placement, scenario and target of a line. */
    private static String cell(String line) {
        return line.replaceAll("(\\S+ round \\d+ +\\S+ +\\S+ +\\S+).*", "$1");
    }

    @Test
    void saysWhatAServerWroteThatCrashed() throws Exception {
        Process lab = start(List.of("-Dlab.heap=1m"));
        String printed = new String(lab.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(lab.waitFor()).isEqualTo(1);
        assertThat(printed).contains("FAILED: Vert.x by hand ended before it answered, with code 1", "Too small maximum heap");
        assertThat(printed).doesNotContain("\tat ");
    }

    @Test
    void saysThatAServerWasKilledAndGoesOnWithTheNext() throws Exception {
        Process lab = start(List.of("-Dlab.rounds=2"));
        try {
            awaitServer(lab).destroyForcibly();
            String printed = rest(lab);
            assertThat(lab.waitFor()).as(printed).isEqualTo(1);
            assertThat(printed).doesNotContain("\tat ");
            // On a busy machine the server that was seen first may be that of the second trial.
            assertThat(printed.lines().filter(line -> line.matches("\\[[12]/2].*"))).hasSize(2)
                    .satisfiesOnlyOnce(line -> assertThat(line).containsPattern("FAILED: .*ended"))
                    .satisfiesOnlyOnce(line -> assertThat(line).contains("requests/s").doesNotContain("FAILED"));
        } finally {
            lab.destroyForcibly();
        }
    }

    @Test
    void saysThatTheDiskIsFullAndLeavesNoServer() throws Exception {
        assumeTrue(Files.isWritable(Path.of("/dev/full")), "only Linux has a disk that is always full");
        Files.createSymbolicLink(output.resolve("report.html.part"), Path.of("/dev/full"));
        int port = Ports.free("127.0.0.1", 0);
        Process lab = start(List.of("-Dlab.port=" + port));
        String printed = rest(lab);
        assertThat(lab.waitFor()).isEqualTo(1);
        assertThat(printed)
                .contains("The report can't be written to " + output + " (No space left on device). The results are saved")
                .doesNotContain("\tat ");
        assertThat(ResultsFile.read(output.resolve("results.json")).complete()).isTrue();
        try (ServerSocket again = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            assertThat(again.getLocalPort()).as("nothing holds the port of the servers").isEqualTo(port);
        }
    }

    @Test
    void saysThatWrkIsMissingBeforeAnythingIsStarted() throws Exception {
        Process lab = start(List.of("-Dlab.generator=wrk"), output);
        String printed = rest(lab);
        assertThat(lab.waitFor()).isEqualTo(2);
        assertThat(printed).contains("wrk isn't on the PATH; install it").contains("--generator=hyperfoil")
                .doesNotContain("\tat ");
    }

    @Test
    void runsWithoutTasksetAndSaysThatItIsNotPinned() throws Exception {
        Process lab = start(List.of("-Dlab.smoke=true"), output);
        String printed = rest(lab);
        assertThat(lab.waitFor()).as(printed).isZero();
        assertThat(printed).containsPattern("not pinned: (no taskset on the PATH|one core only)");
    }

    private static String rest(Process lab) throws IOException {
        return lab.inputReader().lines().collect(Collectors.joining("\n"));
    }

    /** The server of the first trial, whose start nothing tells from outside. */
    private static ProcessHandle awaitServer(Process lab) throws InterruptedException {
        while (!lab.waitFor(5, TimeUnit.MILLISECONDS)) {
            Optional<ProcessHandle> server = lab.descendants().filter(child -> child.info().arguments()
                    .map(List::of).orElse(List.of()).stream()
                    .anyMatch(argument -> argument.endsWith("straightway-peer-vertx.jar")))
                    .findFirst();
            if (server.isPresent()) {
                return server.get();
            }
        }
        throw new AssertionError("The lab ended before its server was seen");
    }

    /** Ends a lab and waits until nothing of it is left. */
    private static void end(Process lab, End how) throws Exception {
        List<ProcessHandle> children = lab.descendants().toList();
        assertThat(children).as("the generator at least").isNotEmpty();
        signal(how, lab);
        assertThat(lab.waitFor(30, TimeUnit.SECONDS)).as("the lab ended").isTrue();
        CompletableFuture.allOf(children.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                .get(30, TimeUnit.SECONDS);
    }

    private static void signal(End end, Process lab) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + end, Long.toString(lab.pid())).inheritIO().start().waitFor();
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private Process start(List<String> more) throws IOException {
        return start(more, null);
    }

    /** @param path where the lab may look for tools, {@code null} for where all look */
    private Process start(List<String> more, Path path) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                java(), "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), "-Dlab.smoke=true", "-Dlab.rounds=" + (more.isEmpty() ? 100 : 1),
                "-Dlab.generator=hyperfoil", "-Dlab.targets=vertx", "-Dlab.scenarios=person-get", "-Dlab.output=" + output));
        command.addAll(more);
        command.addAll(List.of("dev.straightway.lab.Lab", "run", "--home=" + System.getProperty("lab.home")));
        ProcessBuilder lab = new ProcessBuilder(command).redirectErrorStream(true);
        if (path != null) {
            lab.environment().put("PATH", path.toString());
        }
        return lab.start();
    }

    /** From then on there is always a generator, and a server most of the time. */
    private static void awaitFirstTrial(Process lab) throws IOException {
        awaitTrial(lab, "[1/");
    }

    /** {@return the line of a trial} */
    private static String awaitTrial(Process lab, String start) throws IOException {
        BufferedReader lines = lab.inputReader();
        StringBuilder printed = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            printed.append(line).append('\n');
            if (line.startsWith(start)) {
                assertThat(line).doesNotContain("FAILED");
                return line;
            }
        }
        throw new AssertionError("The lab ended before its trial " + start + " did:\n" + printed);
    }
}
