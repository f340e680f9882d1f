package dev.straightway.lab.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultsFileTest {

    private static final Results RUN = new Results(new Results.Run(Results.FORMAT, "2026-01-02T03:04:05Z", false,
            Map.of("machine", "2 cores"), Map.of("lab.rounds", "6"),
            List.of(new Results.MeasuredTarget("one", "One", "worker", "1.0", true)),
            List.of(new Results.MeasuredScenario("get", "GET", "GET /person", "worker", null, 0),
                    new Results.MeasuredScenario("many", "Many", "GET /r9", "worker",
                            new Results.Curve("routes", "Routes", "routes"), 9)),
            List.of(new Results.MeasuredMetric("user-cpu", "User CPU", "µs/request", true, true, "/proc"))),
            new Results.Findings(List.of(new Trial("one", "get", "pinned", 1, 2, Trial.Outcome.NOISY, "run queue", true, 4.5,
                    Map.of("user-cpu", 12.25), Map.of("timeout", 3L), List.of("java", "-jar"))),
                    List.of(new Spectrum("one", "get", 1000, 999.5, 0, List.of(new Spectrum.Point(50, 120)), Map.of(), null,
                            Conditions.UNKNOWN, new Spectrum.Pace(50, 3_000, 2))),
                    List.of(new Profile("one", "get", "cpu", "JFR", 9, Double.NaN, null, "no library",
                            new Conditions(6, 20, 2, 1, "doubt"))),
                    List.of(new ProfileDifference("one", "two", "get", "cpu", 75, "diff.html")),
                    List.of(new Attribution("one", "get", "cpu", Map.of("HTTP", 1.5), 2, Double.NaN)), List.of("a note")));

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void namesAFileInAFolderThatIsNotThereYet() {
        file = folder.resolve("target/lab/results.json");
    }

    @Test
    void readsWhatItWrote() throws IOException {
        ResultsFile.write(RUN, file);

        assertThat(ResultsFile.read(file)).isEqualTo(RUN);
    }

    @Test
    void leavesNothingBesideTheFile() throws IOException {
        ResultsFile.write(RUN, file);
        ResultsFile.write(RUN, file);

        assertThat(Files.list(file.getParent())).containsExactly(file);
    }

    @Test
    void ignoresWhatALaterLabAddsToTheFormat() throws IOException {
        save(ResultsFile.json(RUN).replaceFirst("\\{", "{ \"weather\" : \"fair\","));

        assertThat(ResultsFile.read(file)).isEqualTo(RUN);
    }

    @Test
    void readsARunOfTheFormatBeforeAndSaysWhatItsVerdictsRestOn() throws IOException {
        save(ResultsFile.json(RUN).replace("\"format\" : 3", "\"format\" : 2")
                .replaceAll(",\\s*\"(conditions|pace)\" : \\{[^}]*}", ""));

        assertThat(ResultsFile.read(file)).satisfies(run -> {
            assertThat(run.spectra().get(0).conditions()).isEqualTo(Conditions.UNKNOWN);
            assertThat(run.spectra().get(0).pace()).isEqualTo(Spectrum.Pace.UNKNOWN);
            assertThat(run.profiles().get(0).conditions()).isEqualTo(Conditions.UNKNOWN);
            assertThat(run.trials()).isEqualTo(RUN.trials());
            assertThat(run.notes()).containsExactly("a note",
                    "An earlier lab saved this run: trials whose server wasn't steady have a vote in it.");
        });
    }

    @Test
    void keepsSupplementsAndReadsARunThatHasNone() throws IOException {
        Supplement table = new Supplement("Stacks", "", List.of("Stack"), List.of(List.of("Straightway")));
        Results told = new Results(RUN.run().supplemented(List.of(table)), RUN.found());
        ResultsFile.write(told, file);
        assertThat(ResultsFile.read(file)).isEqualTo(told);

        save(ResultsFile.json(RUN).replaceAll(",\\s*\"supplements\" : \\[ ]", ""));
        assertThat(file).content().doesNotContain("supplements");
        assertThat(ResultsFile.read(file)).isEqualTo(RUN);
    }

    @Test
    void saysThatThereIsNoFile() {
        refuses("does not exist. Name the results.json of a run.");
    }

    @Test
    void saysThatAFileEndsInTheMiddle() throws IOException {
        String json = ResultsFile.json(RUN);
        save(json.substring(0, json.length() / 2));

        refuses("ends in the middle: it was not written to its end. Run the lab again.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 | is of format 1, this lab reads formats 2 to 3. Run it again with this lab.
            4 | is of format 4, this lab reads formats 2 to 3. Read it with a newer lab.
            """)
    void namesTheFormatThatItCannotRead(int format, String problem) throws IOException {
        save(ResultsFile.json(RUN).replace("\"format\" : 3", "\"format\" : " + format));

        refuses(problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``            | is empty. Name the results.json of a run.
            {}            | isn't a saved run of the lab: it names no format. Name the results.json of a run.
            [1, 2]        | isn't a saved run of the lab: it names no format. Name the results.json of a run.
            {"format": 2} | has no "began", which every saved run has. Run the lab again.
            """)
    void saysThatAFileIsNoRun(String content, String problem) throws IOException {
        save(content);

        refuses(problem);
    }

    @Test
    void saysWhereAFileIsNoJson() throws IOException {
        save("<html>");

        assertThatThrownBy(() -> ResultsFile.read(file)).isInstanceOf(UnreadableResults.class)
                .hasMessageStartingWith(file + " isn't a saved run of the lab: Unexpected character ('<'")
                .hasMessageEndingWith("Name the results.json of a run.");
    }

    private void save(String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private void refuses(String problem) {
        assertThatThrownBy(() -> ResultsFile.read(file)).isInstanceOf(UnreadableResults.class)
                .hasMessage(file + " " + problem);
    }
}
