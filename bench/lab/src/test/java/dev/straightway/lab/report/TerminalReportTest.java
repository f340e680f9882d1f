package dev.straightway.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.statistics.TestRun;

class TerminalReportTest {

    private static Trial trial(String target, int round, double user) {
        return new Trial(target, "get", "pinned", round, 1, Outcome.VALID, null, true, 1,
                Map.of("user", user, "rate", 50_000.0), Map.of(), List.of());
    }

    private static Results results(boolean complete, Trial... trials) {
        return new Results(new Results.Run(Results.FORMAT, "", complete, Map.of("machine", "2 cores"), Map.of(),
                List.of(new Results.MeasuredTarget("base", "Quarkus REST", "event loop", "", true),
                        new Results.MeasuredTarget("own", "Straightway", "event loop", "", false)),
                List.of(new Results.MeasuredScenario("get", "GET person", "", "", null, 0)),
                List.of(SampleRun.METRICS.get(0), SampleRun.METRICS.get(3))), Results.Findings.of(List.of(trials)));
    }

    @Test
    void drawsVerdictsAndMedians() {
        assertThat(TerminalReport.of(results(true, trial("base", 1, 4), trial("base", 2, 5), trial("base", 3, 4.4),
                trial("own", 1, 3), trial("own", 2, 3.75), trial("own", 3, 3.3)))).isEqualTo("""

                        VERDICTS by User CPU, µs/request, against Quarkus REST; none: too few valid rounds
                                                 ratio  95 % interval  p  rounds  could see
                        GET person  Straightway   0.75                         3          –  no verdict: 3 of 6 rounds

                        GET person: median of the valid rounds, in brackets the ratio to Quarkus REST
                                                 Quarkus REST    Straightway
                        thread                     event loop     event loop
                        User CPU, µs/request      4.40 [1.00]    3.30 [0.75]
                        Throughput, requests/s  50,000 [1.00]  50,000 [1.00]
                        """);
    }

    @Test
    void namesAMetricWithoutAUnitByItsTitleAlone() {
        TestRun run = new TestRun().metric(new Results.MeasuredMetric("gc-count", "Collections", "", true, false, ""))
                .trial("rest", "get", 1, 1, Outcome.VALID, Map.of("gc-count", 2.0));

        assertThat(TerminalReport.of(run.results())).containsPattern("\nCollections +2.00 ");
    }

    @Test
    void showsTheRatiosOfBytesAndOfRequestsBesideTheVerdict() {
        TestRun run = new TestRun();
        for (int round = 1; round <= 6; round++) {
            run.trial("rest", "get", round, 1, Outcome.VALID, Map.of("user-cpu", 4.0, "bytes", 10.0, "requests", 100.0));
            run.trial("own", "get", round, 1, Outcome.VALID, Map.of("user-cpu", 3.0, "bytes", 5.0, "requests", 190.0));
        }
        assertThat(TerminalReport.of(run.results())).contains(
                """
                        VERDICTS by User CPU, µs/request, against rest; 5 % false alarms among all 1
                                  ratio  95 % interval      p  rounds  could see                                 Allocated bytes        Requests/s
                        get  own   0.75      0.75–0.75  0.031       6      2.0 %  25 % less User CPU (25–25 %)  0.50 (0.50–0.50)  1.90 (1.90–1.90)
                        """);
    }

    @Test
    void drawsASlopeForEachCurveWithItsInterval() {
        TestRun run = new TestRun();
        for (int x : List.of(0, 1_000)) {
            run.scenario("list-" + x, new Results.Curve("list", "Cost against length", "persons"), x);
        }
        run.rounds("rest", "list-0", "user-cpu", 5, 5, 5).rounds("rest", "list-1000", "user-cpu", 105, 106, 104);
        assertThat(TerminalReport.of(run.results())).contains("""

                Cost against length, pinned: User CPU, µs/request for 1,000 persons more
                      slope  95 % interval  rounds  exponent
                rest    100         98–102       3         –
                """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            event loop     | event loop     | event loop
            stack's choice | event loop     | stack's choice
            virtual        | event loop     | virtual
            event loop     | worker         | worker
            """)
    void namesTheThreadThatTheScenarioAsksForWhereAStackFollowsIt(String asked, String usual, String shown) {
        Group group = new Group(new Results.MeasuredScenario("get", "get", "", asked, null, 0), "pinned");
        assertThat(Reading.thread(group, new Results.MeasuredTarget("own", "own", usual, "", false))).isEqualTo(shown);
    }

    @Test
    void saysThatARunIsIncompleteAndWhyATrialDoesNotCount() {
        Trial noisy = new Trial("own", "get", "pinned", 1, 2, Outcome.NOISY, "run-queue wait 14 %", true, 1, Map.of(),
                Map.of(), List.of());
        assertThat(TerminalReport.of(results(false, trial("base", 1, 4), noisy))).startsWith("\nINCOMPLETE: ")
                .contains("no verdict: 0 of 6 rounds")
                .endsWith("\nNOISY own get, pinned, round 1, attempt 2: run-queue wait 14 %\n");
    }

    @Test
    void leavesOutWhoWasNotTried() {
        assertThat(TerminalReport.of(results(true, trial("base", 1, 4)))).contains("Quarkus REST")
                .doesNotContain("Straightway");
    }

    @Test
    void hasTheFiguresOfThePage() {
        String text = TerminalReport.of(SampleRun.complete());
        assertThat(Report.html(SampleRun.complete())).contains(text.lines().filter(line -> line.contains(" less User CPU"))
                .map(line -> line.substring(line.indexOf(" less User CPU") - 4).strip().replaceAll("  .*", ""))
                .toArray(String[]::new));
    }

    @Test
    void listsTheEnvironment() {
        assertThat(TerminalReport.environment(results(true))).isEqualTo("  machine  2 cores\n");
        assertThat(TerminalReport.of(SampleRun.bare())).contains("No verdict: it needs a reference");
    }
}
