package dev.straightway.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.report.page.Page;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Supplement;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.statistics.TestRun;

class ReportTest {

    @Test
    void writesThePageBesideTheResults(@TempDir Path folder) throws Exception {
        assertThat(Report.write(SampleRun.complete(), folder.resolve("deep"))).isEqualTo(folder.resolve("deep/report.html"))
                .content().startsWith("<!DOCTYPE html>").endsWith("</html>\n");
    }

    @Test
    void asksForNothingFromTheNetwork() {
        String html = Report.html(SampleRun.complete());
        assertThat(html).contains("default-src 'none'");
        assertThat(html.replaceAll("(?s)<script>.*?</script>", "")).contains("<h1>")
                .doesNotContainPattern("(?i)<link|@import|src=|url\\(|https?:");
    }

    @Test
    void showsWhatTheRunSaysAsText() {
        assertThat(Report.html(SampleRun.complete())).doesNotContain(SampleRun.ATTACK)
                .contains("wrong body: &lt;script&gt;").contains("\\u003cscript\\u003edocument.title");
    }

    @Test
    void holdsTheResultsThemselves() throws Exception {
        Results results = SampleRun.complete();
        String html = Report.html(results);
        String start = "<script type=\"application/json\" id=\"results\">";
        String json = html.substring(html.indexOf(start) + start.length(), html.indexOf("</script>", html.indexOf(start)));
        assertThat(new ObjectMapper().readTree(json).path("trials")).hasSize(results.trials().size());
    }

    @Test
    void saysFirstWhatAndHowMuchAndHowSureAndWhy() {
        String html = Report.html(SampleRun.complete());
        String answer = html.substring(html.indexOf("class=\"answer\""), html.indexOf("<nav"));
        assertThat(answer).contains("GET person, User CPU in µs/request: Vert.x by hand ")
                .containsPattern(
                        "Straightway needs 2\\d\u00a0% less User CPU than Quarkus REST \\(95\u00a0% interval 2.–..\u00a0%; p\u00a0=\u00a00.031,"
                                + " 6 rounds\\); 5\\d\u00a0% of that lies in serialization \\(−0.7\\d\u00a0µs\\), route matching"
                                + " \\(−0.67\u00a0µs\\)")
                .containsPattern(
                        "RESTEasy Classic needs 2.\\d× the User CPU of Quarkus REST \\(95\u00a0% interval [\\d.]+–[\\d.]+×; p\u00a0=");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            This run is incomplete
            1 trial failed and is left out
            There is nothing to compare: a verdict needs a reference
            No latency was measured at a fixed rate in this run.
            Nothing was profiled in this run
            No growth curve was measured in this run.
            No profile was taken in this run.
            No trial of GET person is valid
            the server ended with code 1
            """)
    void saysWhatABareRunLacks(String words) {
        assertThat(Report.html(SampleRun.bare())).contains(words);
    }

    @Test
    void hasARowForEachScenarioWithWhoCostsLeast() {
        String html = Report.html(SampleRun.complete());
        String headline = html.substring(html.indexOf("<section id=\"headline\""), html.indexOf("<section id=\"verdicts\""))
                .replaceAll("<[^>]+>", " ").replaceAll("\\s+", " ");
        assertThat(headline).containsPattern("GET person ▼ 2\\.\\d\\d× Allocated 2\\.\\d\\d× ▲ 0\\.7\\d× Allocated 0\\.72×"
                + " ▲ 0\\.\\d\\d× Allocated 0\\.60× Vert\\.x by hand \\d\\.\\d %")
                .contains("POST person ", "GET person, unpinned ")
                .doesNotContain("routes");
    }

    @Test
    void namesNoCausesThatExplainLessThanHalf() {
        Results run = SampleRun.complete();
        List<Attribution> spread = run.attributions().stream()
                .map(one -> new Attribution(one.target(), one.scenario(), one.kind(),
                        one.phases().keySet().stream().collect(Collectors.toMap(phase -> phase, phase -> one.total() / 13)),
                        one.total(),
                        one.coverage()))
                .toList();
        Results even = new Results(run.run(), new Results.Findings(run.trials(), run.spectra(), run.profiles(),
                run.differences(), spread, run.notes()));
        assertThat(Report.html(run)).contains(" of that lies in ");
        assertThat(Report.html(even)).contains(" less User CPU than ").doesNotContain(" of that lies in ");
    }

    @Test
    void showsWhatIsKnownOfTheApplicationBehindTheVerdicts() {
        Results run = SampleRun.complete();
        Supplement stacks = new Supplement("What each stack made of it", "By its own build.", List.of("Stack", "Came of it"),
                List.of(List.of("Straightway", "refused <b>"), List.of("Quarkus REST", "built")));
        Results told = new Results(run.run().supplemented(List.of(stacks)), run.found());

        String html = Report.html(told);
        int verdicts = html.indexOf("<section id=\"verdicts\"");
        int application = html.indexOf("<section id=\"application\"");
        int next = html.indexOf("<section id=\"", application + 1);
        assertThat(List.of(verdicts, application, next)).isSorted().doesNotContain(-1);
        assertThat(html.substring(application, next)).containsSubsequence("By its own build.", "Came of it",
                "refused &lt;b&gt;", "Quarkus REST");
        assertThat(Report.html(run)).doesNotContain("<section id=\"application\"");
    }

    @Test
    void marksATrialWhoseGeneratorWasTheBottleneck() {
        TestRun run = new TestRun().trial("own", "get", 1, 1, Outcome.VALID,
                Map.of("user-cpu", 3.0, "requests", 1e5, "generator-busy", 95.0, "server-busy", 60.0));
        assertThat(Report.html(run.results())).contains("generator-bound");
    }

    @Test
    void saysNoVerdictWhereRoundsAreFew() {
        assertThat(Report.html(SampleRun.of(3))).contains("There is no verdict against Quarkus REST in this run")
                .contains("no verdict: 3 of 6 rounds").doesNotContain(" less User CPU");
    }

    @Test
    void drawsNoTwoChartsInOnePlace() {
        String html = Report.html(SampleRun.complete());
        List<String> ids = Pattern.compile(" id=\"(chart-[^\"]+)\"").matcher(html).results()
                .map(match -> match.group(1)).toList();
        assertThat(ids).doesNotHaveDuplicates().contains("chart-verdicts", "chart-metric-0", "chart-latency-0-0",
                "chart-causes-1", "chart-growth-0");
        assertThat(ids).as("of three percentiles by utilisation, and of the curves at both")
                .contains("chart-utilisation-1-0", "chart-utilisation-1-1", "chart-utilisation-1-2", "chart-latency-1-0",
                        "chart-latency-1-1")
                .as("there is one rate only").doesNotContain("chart-utilisation-0-0", "chart-latency-0-1");
    }

    @Test
    void drawsLatencyAgainstUtilisationWithoutWhatIsInDoubt() {
        Page page = Page.of(Reading.of(SampleRun.complete()));
        String charts = page.charts().get("chart-utilisation-1-2").toString();
        assertThat(charts).contains("kind=utilisation", "Quarkus REST").containsPattern("points=\\[\\[90\\.0, [0-9.]+]]")
                .as("6,000 answers don't bear 99.9 %, and Classic's pass at 90 % is in doubt")
                .doesNotContain("[25.0", "Classic");
        assertThat(page.charts().get("chart-utilisation-1-1").toString()).contains("[[25.0, ", "[90.0, ", "Classic");
    }

    @Test
    void marksTheCurveOfAPassInDoubt() {
        Page page = Page.of(Reading.of(SampleRun.complete()));

        assertThat(page.charts().get("chart-latency-0-0").toString()).contains("RESTEasy Classic, in doubt", "Quarkus REST")
                .doesNotContain("Quarkus REST, in doubt");
    }

    @Test
    void beginsAsAPageDoes() {
        assertThat(Report.html(SampleRun.complete())).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            'var a = "</script>";', 'var a = "<\\/script>";'
            'var a = "</SCRIPT >";', 'var a = "<\\/SCRIPT >";'
            'var a = "<!--";', 'var a = "<\\!--";'
            'a < b', 'a < b'
            """)
    void keepsAScriptFromEndingItsElement(String code, String safe) {
        assertThat(Embedded.script(code)).isEqualTo(safe);
    }
}
