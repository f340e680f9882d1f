package dev.straightway.lab.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.lab.options.Option;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.statistics.TestRun;

class LabCommandTest {

    private static final String HOME = "--home=" + System.getProperty("lab.home");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void tellsWhatItCanDo() {
        assertThat(execute("--help")).isZero();
        assertThat(printed(out)).contains("run ", "report ", "compare ", "tally ", "export ", "list ", "power ");
    }

    @ParameterizedTest
    @EnumSource
    void hasEveryOptionOfTheTable(Option option) {
        assertThat(execute("run", "--help")).isZero();
        assertThat(printed(out)).contains(option.onCommandLine());
    }

    @Test
    void tellsHowToCompareAnApplication() {
        assertThat(execute("app", "--help")).isZero();
        assertThat(printed(out)).contains("--requests", "--openapi", "--values", "--stacks-from", "--no-measure", "--rounds",
                "straightway-lab app my-service");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "--rounds=0                     | --rounds=0: expected a whole number from 1 to 1000",
            "--targets-from=/no/folder      | --targets-from=/no/folder: /no/folder isn't there",
            "--stacks=quarkus-rest          | FOLDER has no pom.xml; name the folder of a Maven project" })
    void saysWhatCannotBeOfAnApplication(String option, String message, @TempDir Path folder) {
        assertThat(execute("app", folder.toString(), "--straightway-version=1", option.trim())).isEqualTo(2);
        assertThat(printed(err)).startsWith(message.replace("FOLDER", folder.toString()));
    }

    @Test
    void listsTargetsScenariosAndPresetsWithTheirTime() {
        assertThat(execute("list", HOME)).as(printed(err)).isZero();
        assertThat(printed(out)).containsPattern("straightway +Straightway").contains("person-get")
                .containsPattern("default +.*; about 1[0-9] min").containsPattern("plain +.*; about 1[0-5] min")
                .containsPattern("growth +.*; about [34][0-9] min");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "--rounds=0          | --rounds=0: expected a whole number from 1 to 1000",
            "--targets=straitway | 'straitway': no such target; did you mean straightway?; there are",
            "--scenarios=person-gt | 'person-gt': no such scenario; did you mean person-get?; there are",
            "--unpinned=straightwy | 'straightwy': no such target; did you mean straightway?; there are",
            "--export=markdwn    | --export=markdwn: expected one of markdown, csv, latency, jmh; did you mean markdown?",
            "--gc=paralel        | --gc=paralel: expected one of serial, parallel, g1, zgc, shenandoah; did you mean parallel?",
            "--utilisation=0     | --utilisation=0: expected whole per cents from 1 to 100, as 25,50,75,90",
            "--server=bench      | --server=bench: expected ssh://host, as ssh://bench@server.example.com:2222",
            "--preset=grow       | 'grow': no such preset",
            "--java=/no/jdk      | --java=/no/jdk: expected the home of a JDK, but there is no bin/java in it" })
    void saysWhatCannotBeInALine(String option, String message) {
        assertThat(execute("run", HOME, option)).isEqualTo(2);
        assertThat(printed(err)).startsWith(message).doesNotContain("\tat ");
        assertThat(printed(err).lines()).hasSize(1);
    }

    @Test
    void saysThatAPortIsInUseBeforeAnythingIsStarted() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(execute("run", HOME, "--port=" + taken.getLocalPort())).isEqualTo(2);
            assertThat(printed(err).strip()).startsWith("port " + taken.getLocalPort() + " can't be had: ")
                    .endsWith("; choose another with --port, or 0 for any free one");
            assertThat(printed(err).lines()).hasSize(1);
            assertThat(ProcessHandle.current().children()).isEmpty();
        }
    }

    @Test
    void namesTheOptionThatWasMeant() {
        assertThat(execute("run", HOME, "--round=3")).isEqualTo(2);
        assertThat(printed(err)).contains("Unknown option: '--round=3'", "--rounds");
    }

    @Test
    void refusesAPropertyOfTheBuildThatItDoesNotKnow(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("lab-options.properties"), "lab.round=3\n");
        assertThat(execute("run", HOME, "--options=" + file)).isEqualTo(2);
        assertThat(printed(err)).startsWith("-Dlab.round=3: no such option; did you mean lab.rounds?");
    }

    @Test
    void printsTheOptionsInTheFormOfTheBuild(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("lab-options.properties"), "lab.help=true\n");
        assertThat(execute("run", HOME, "--options=" + file)).isZero();
        assertThat(printed(out)).contains("lab.event.loops", "(6; smoke: 1)");
    }

    @Test
    void saysThatNoRunIsSavedThere(@TempDir Path folder) {
        assertThat(execute("report", folder.toString())).isEqualTo(2);
        assertThat(printed(err)).contains("results.json").doesNotContain("\tat ");
    }

    @Test
    void refusesAThresholdThatCallsAnImprovementARegression() {
        assertThat(execute("compare", "a.json", "b.json", "--cpu=0.5")).isEqualTo(2);
        assertThat(printed(err)).contains("The threshold of CPU is 0.5");
    }

    @ParameterizedTest
    @CsvSource({ "1", "3" })
    void comparesNoOtherNumberOfSavedRunsThanTwo(int runs) {
        String[] files = { "compare", "a.json", "b.json", "c.json" };
        assertThat(execute(Arrays.copyOf(files, runs + 1))).isEqualTo(2);
        assertThat(printed(err)).containsAnyOf("Two saved runs are compared as they are", "A B");
    }

    @ParameterizedTest
    @CsvSource({ "1, 0", "1.2, 1", "1.05, 3" })
    void tellsByItsExitCodeWhetherALaterRunCostsMore(double factor, int code, @TempDir Path folder) throws Exception {
        double[] values = { 40, 41, 39, 40.5, 40.2, 39.8 };
        save(folder.resolve("a"), values);
        save(folder.resolve("b"), Arrays.stream(values).map(value -> value * factor).toArray());
        assertThat(execute("compare", folder.resolve("a").toString(), folder.resolve("b/results.json").toString()))
                .as(printed(out)).isEqualTo(code);
    }

    @Test
    void countsTheRunsOfAFolderInTheOrderOfTheirSeeds(@TempDir Path folder) throws Exception {
        for (int seed : new int[] { 10, 9, 101 }) {
            ResultsFile.write(new TestRun().rounds("base", "get", TestRun.CPU, 1).rounds("other", "get", TestRun.CPU, 1)
                    .results(), folder.resolve(seed + "/results.json"));
        }
        assertThat(execute("tally", folder.toString())).isZero();
        assertThat(printed(out)).containsSubsequence("other by base, get, pinned", "\n9 ", "\n10 ", "\n101 ",
                "3 runs: 0 better, 0 worse, 0 no difference seen, 0 inconclusive, 3 no verdict");
    }

    @Test
    void saysThatThereIsNoRunToCount(@TempDir Path folder) {
        assertThat(execute("tally", folder.toString())).isEqualTo(2);
        assertThat(printed(err)).startsWith(folder.resolve("results.json") + " does not exist.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "--repeat=0                     | --repeat=0: expected a number from 1 on",
            "--repeat=2                     | Runs that are repeated need a number for --seed",
            "--repeat=2 --resume=folder     | --repeat goes on with runs that were ended by itself: leave out --resume" })
    void saysWhatCannotBeRepeated(String options, String message) {
        assertThat(execute(("run " + HOME + " " + options.trim()).split(" +"))).isEqualTo(2);
        assertThat(printed(err)).startsWith(message);
    }

    private static void save(Path folder, double... values) throws Exception {
        ResultsFile.write(new TestRun().rounds("base", "get", TestRun.CPU, values).without(TestRun.BYTES).results(),
                folder.resolve("results.json"));
    }

    @Test
    void takesNoOptionsOfARunForSavedRuns() {
        assertThat(execute("compare", "a.json", "b.json", "--rounds=3")).isEqualTo(2);
        assertThat(printed(err)).contains("Two saved runs are compared as they are; say --builds to run builds");
    }

    @Test
    void saysThatABuildIsMissing() {
        assertThat(execute("compare", HOME, "--builds", "no-a.jar", "no-b.jar")).isEqualTo(2);
        assertThat(printed(err)).contains("no-a.jar isn't there; name a jar that 'java -jar' starts").doesNotContain("\tat ");
    }

    @Test
    void resumesARunWithItsOwnOptionsOnly(@TempDir Path folder) {
        assertThat(execute("run", HOME, "--resume=" + folder, "--rounds=3")).isEqualTo(2);
        assertThat(printed(err)).startsWith("A run is resumed with its own options: leave out --rounds.");
        err.reset();
        assertThat(execute("run", HOME, "--resume=" + folder, "--busy=warn")).isEqualTo(2);
        assertThat(printed(err)).contains("results.json does not exist");
    }

    @Test
    void saysThatThereIsNoRoomForTheReportOfASavedRun(@TempDir Path folder) throws Exception {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full), full + " isn't there: only Linux has a disk that is always full");
        ResultsFile.write(new TestRun().rounds("base", "get", TestRun.CPU, 1, 2).results(), folder.resolve("results.json"));
        Files.createSymbolicLink(folder.resolve("report.html.part"), full);
        assertThat(execute("report", folder.toString())).isEqualTo(1);
        assertThat(printed(err).strip()).isEqualTo("The report can't be written to " + folder
                + " (No space left on device). Make room there: what was there before is as it was.");
        assertThat(folder.resolve("report.html")).doesNotExist();
    }

    @Test
    void writesTheFormatsOfOthersFromASavedRun(@TempDir Path folder) throws Exception {
        ResultsFile.write(new TestRun().rounds("base", "get", TestRun.CPU, 1, 2).results(), folder.resolve("results.json"));
        assertThat(execute("report", folder.toString(), "--export=markdown,csv,jmh")).isZero();
        assertThat(folder).isDirectoryContaining("glob:**/results.md").isDirectoryContaining("glob:**/results.csv")
                .isDirectoryContaining("glob:**/jmh-result.json");
    }

    private int execute(String... arguments) {
        try (Children children = new Children()) {
            return LabCommand.execute(arguments,
                    new Session(new PrintStream(out, true, StandardCharsets.UTF_8), children),
                    new PrintStream(err, true, StandardCharsets.UTF_8));
        }
    }

    private static String printed(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }

    @Test
    void namesOptionsAsTheBuildDoesWhereItAsks(@TempDir Path folder) throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Path file = Files.writeString(folder.resolve("lab-options.properties"), "lab.port=" + taken.getLocalPort() + "\n");
            assertThat(execute("run", HOME, "--options=" + file)).isEqualTo(2);
            assertThat(printed(err).strip()).endsWith("; choose another with lab.port, or 0 for any free one");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "use -Dlab.generator=hyperfoil     | use --generator=hyperfoil",
            "more rounds (lab.unpinned.rounds). | more rounds (--unpinned-rounds).",
            "lab.weather and dev.lab.port, target/lab.port | lab.weather and dev.lab.port, target/lab.port" })
    void turnsPropertiesIntoOptions(String message, String typed) {
        assertThat(Option.asTyped(message)).isEqualTo(typed);
    }
}
