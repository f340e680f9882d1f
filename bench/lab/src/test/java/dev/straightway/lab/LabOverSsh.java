package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import dev.straightway.lab.command.LabCommand;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Session;

/** The lab of a test that has other machines: this one, through a real sshd on the loopback. */
final class LabOverSsh {

    private final Sshd sshd;
    private final Path output;
    private final List<String> options;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    /**
     * @param output the folder of its results
     * @param options of each run
     */
    LabOverSsh(Sshd sshd, Path output, List<String> options) {
        this.sshd = sshd;
        this.output = output;
        this.options = options;
    }

    /** Runs it with the options of all runs and these, of which what is named again counts instead. */
    int run(String... more) {
        return runUntil(null, more);
    }

    /** @param breakingAt the beginning of a line with which the connections break; {@code null} for never */
    int runUntil(String breakingAt, String... more) {
        List<String> all = new ArrayList<>(List.of("run", home(), sshd.client("user"), "--output=" + output, "--targets=vertx",
                "--scenarios=text", "--duration=1", "--unpinned=none", "--augmentation=0", "--busy=warn"));
        all.addAll(options);
        Stream.of(more).forEach(option -> all.removeIf(one -> one.startsWith(option.replaceAll("=.*", "="))));
        all.addAll(Arrays.asList(more));
        return execute(stream(breakingAt), all.toArray(String[]::new));
    }

    /** Runs it with nothing but these arguments. */
    int execute(String... arguments) {
        return execute(stream(null), arguments);
    }

    Results results() throws IOException {
        return ResultsFile.read(output.resolve("results.json"));
    }

    /** {@return what it has printed} */
    String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    /** Forgets what it has printed. */
    void forget() {
        printed.reset();
    }

    static String home() {
        return "--home=" + System.getProperty("lab.home");
    }

    /** Waits for what ends there by itself. */
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

    private static int execute(PrintStream out, String... arguments) {
        try (Children children = new Children()) {
            return LabCommand.execute(arguments, new Session(out, children), out);
        }
    }

    private PrintStream stream(String breakingAt) {
        return new PrintStream(printed, true, StandardCharsets.UTF_8) {
            @Override
            public void println(String line) {
                super.println(line);
                if (breakingAt != null && line.startsWith(breakingAt)) {
                    clients().forEach(ProcessHandle::destroyForcibly);
                }
            }
        };
    }

    /** The clients of this lab: without them nothing goes there any more. */
    private static Stream<ProcessHandle> clients() {
        return ProcessHandle.current().descendants()
                .filter(process -> process.info().command().orElse("").endsWith("/ssh"));
    }

    /** Whatever runs out of the folder with the lab's copies. */
    private List<String> there() {
        String folder = sshd.there().toString();
        return ProcessHandle.allProcesses().map(process -> process.info().commandLine().orElse(""))
                .filter(line -> line.contains(" -jar " + folder) || line.contains(" -cp " + folder)).toList();
    }
}
