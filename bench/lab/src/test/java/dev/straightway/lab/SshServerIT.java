package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.command.LabCommand;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.results.Trial;

/** Has its servers on another machine: this one, through a real sshd on the loopback. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SshServerIT {

    @TempDir
    static Path shared;

    @TempDir
    Path output;

    private static Sshd sshd;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @BeforeAll
    static void start() throws Exception {
        Optional<Path> program = Sshd.program();
        assumeTrue(program.isPresent(), "no sshd here: install openssh-server, or name one with -Dlab.test.sshd");
        sshd = Sshd.start(program.get(), shared);
    }

    @AfterAll
    static void stop() {
        if (sshd != null) {
            sshd.close();
        }
    }

    @AfterEach
    void leavesNothingRunningThere() throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(45);
        while (!there().isEmpty() && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(there()).isEmpty();
        try (Stream<Path> runs = Files.list(Files.createDirectories(sshd.there()))) {
            assertThat(runs.filter(path -> path.getFileName().toString().matches("run-.*|.*\\.part"))).isEmpty();
        }
    }

    @Test
    @Order(1)
    void measuresAndProfilesThereAndCopiesWhatIsNewOnly() throws Exception {
        assertThat(run("--rounds=1", "--warmup=3", "--rate=300", "--noise=100", "--retries=0")).as(printed()).isZero();
        Results results = results();
        String there = sshd.there().toRealPath().toString();
        assertThat(results.environment()).containsEntry("servers", "on " + Sshd.account()
                + ", over ssh; what follows is of that machine").containsKeys("machine", "generator's machine", "other work",
                        "other work beside the generator");
        assertThat(results.trials()).singleElement().satisfies(trial -> {
            assertThat(trial.values()).containsKeys("cpu", "bytes", "requests", "live-heap", "startup", "server-busy");
            assertThat(trial.values().get("requests")).isPositive();
            assertThat(trial.values().get("cpu")).isPositive();
            assertThat(trial.commandLine()).anyMatch(argument -> argument.startsWith(there));
        });
        assertThat(results.spectra()).singleElement().extracting(Spectrum::failure).isNull();
        assertThat(results.profiles()).hasSize(2).extracting(Profile::failure).containsOnlyNulls();
        assertThat(results.profiles()).extracting(Profile::samples).allMatch(samples -> samples > 0);
        assertThat(output.resolve("logs/vertx-text-" + results.trials().get(0).placement() + "-1.log")).exists();
        assertThat(printed().lines().filter(line -> line.startsWith("Copying "))).as("the lab and the target").hasSize(2);

        printed.reset();
        assertThat(run("--smoke")).as(printed()).isZero();
        assertThat(results().trials()).singleElement().extracting(Trial::outcome).isEqualTo(Trial.Outcome.VALID);
        assertThat(printed()).doesNotContain("Copying ");
    }

    @Test
    @Order(2)
    void goesOnWithARunWhoseConnectionBroke() throws Exception {
        String[] options = { "--rounds=2", "--warmup=1", "--latency=false", "--profile=false", "--scenarios=text,person-get",
                "--retries=0", "--noise=100" };
        assertThat(run(new BreakingAt("[3/4]"), options)).as(printed()).isEqualTo(1);
        assertThat(printed())
                .contains("The connection to " + Sshd.account() + " broke", "What was measured until then is saved in "
                        + output, "run --resume " + output)
                .doesNotContain("\tat ");
        assertThat(results().complete()).isFalse();
        assertThat(results().trials()).hasSizeGreaterThanOrEqualTo(2).noneMatch(
                trial -> trial.outcome() == Trial.Outcome.FAILED);
        leavesNothingRunningThere();

        printed.reset();
        assertThat(execute(stream(null), "run", home(), "--resume=" + output, "--busy=warn")).as(printed()).isZero();
        assertThat(results().complete()).isTrue();
        assertThat(results().trials()).hasSize(4);
    }

    @Test
    @Order(3)
    void saysThatAServerThereCrashedAndWhatItWrote() throws Exception {
        assertThat(run("--smoke", "--heap=1m")).isEqualTo(1);
        assertThat(printed()).contains("FAILED: Vert.x by hand ended before it answered, with code 1", "Too small maximum heap")
                .doesNotContain("\tat ");
    }

    @Test
    @Order(4)
    void refusesABusyMachineByItsName() throws Exception {
        assertThat(run("--rounds=1", "--busy=refuse", "--noise=0")).isEqualTo(2);
        assertThat(printed()).contains(Sshd.account() + " is busy: others use ");
    }

    @Test
    @Order(5)
    void saysThatTheKeyIsRefused() throws Exception {
        assertThat(execute(stream(null), "run", home(), sshd.server(), sshd.client("stranger"), "--output=" + output))
                .isEqualTo(2);
        assertThat(printed()).contains(Sshd.account() + " can't be reached: ", "Permission denied",
                "Give it a key that opens that account, as with --ssh='ssh -i KEY'").doesNotContain("\tat ");
    }

    @Test
    @Order(6)
    void saysThatThereIsNoJava() throws Exception {
        assertThat(execute(stream(null), "run", home(), sshd.server(), sshd.client("user"), "--output=" + output,
                "--java=/no/jdk")).isEqualTo(2);
        assertThat(printed().strip()).endsWith("There is no java on " + Sshd.account()
                + ": /no/jdk/bin/java isn't there; name the home of a JDK there with --java.");
    }

    @Test
    @Order(7)
    void saysThatNobodyListens() throws Exception {
        assertThat(execute(stream(null), "run", home(), "--server=ssh://127.0.0.1:1", "--output=" + output)).isEqualTo(2);
        assertThat(printed()).contains("127.0.0.1 can't be reached: ", "Connection refused").doesNotContain("\tat ");
    }

    private int run(String... options) {
        return run(null, options);
    }

    private int run(BreakingAt breaking, String... options) {
        List<String> all = new ArrayList<>(List.of("run", home(), sshd.server(), sshd.client("user"), "--output=" + output,
                "--java=" + System.getProperty("java.home"), "--targets=vertx", "--scenarios=text", "--generator=hyperfoil",
                "--duration=1", "--unpinned=none", "--augmentation=0", "--busy=warn"));
        // What is named again counts instead.
        Stream.of(options).forEach(option -> all.removeIf(one -> one.startsWith(option.replaceAll("=.*", "="))));
        all.addAll(Arrays.asList(options));
        return execute(stream(breaking), all.toArray(String[]::new));
    }

    private static int execute(PrintStream out, String... arguments) {
        return LabCommand.execute(arguments, out, out);
    }

    private static String home() {
        return "--home=" + System.getProperty("lab.home");
    }

    private Results results() throws IOException {
        return ResultsFile.read(output.resolve("results.json"));
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    private PrintStream stream(BreakingAt breaking) {
        return new PrintStream(printed, true, StandardCharsets.UTF_8) {
            @Override
            public void println(String line) {
                super.println(line);
                if (breaking != null && line.startsWith(breaking.line())) {
                    clients().forEach(ProcessHandle::destroyForcibly);
                }
            }
        };
    }

    /** @param line with whose beginning the connection breaks */
    private record BreakingAt(String line) {
    }

    /** The clients of this lab: without them nothing goes there any more. */
    private static Stream<ProcessHandle> clients() {
        return ProcessHandle.current().descendants()
                .filter(process -> process.info().command().orElse("").endsWith("/ssh"));
    }

    /** Whatever runs out of the folder with the lab's copies. */
    private static List<String> there() throws IOException {
        String folder = sshd.there().toString();
        return ProcessHandle.allProcesses().map(process -> process.info().commandLine().orElse(""))
                .filter(line -> line.contains(" -jar " + folder) || line.contains(" -cp " + folder)).toList();
    }
}
