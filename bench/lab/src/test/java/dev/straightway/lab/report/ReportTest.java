package dev.straightway.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.results.Results;

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
                        "Straightway is faster by 2\\d\u00a0% than Quarkus REST \\(95\u00a0% interval 2.–..\u00a0%; p = 0.031,"
                                + " 6 rounds\\); most of that lies in route matching \\(−0.67\u00a0µs\\)");
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
            No trial of GET person counts
            the server ended with code 1
            """)
    void saysWhatABareRunLacks(String words) {
        assertThat(Report.html(SampleRun.bare())).contains(words);
    }

    @Test
    void saysNoVerdictWhereRoundsAreFew() {
        assertThat(Report.html(SampleRun.of(3))).contains("There is no verdict against Quarkus REST in this run")
                .contains("no verdict: 3 of 6 rounds").doesNotContain("faster by");
    }

    @Test
    void drawsNoTwoChartsInOnePlace() {
        String html = Report.html(SampleRun.complete());
        List<String> ids = Pattern.compile(" id=\"(chart-[^\"]+)\"").matcher(html).results()
                .map(match -> match.group(1)).toList();
        assertThat(ids).doesNotHaveDuplicates().contains("chart-verdicts", "chart-metric-0", "chart-latency-0",
                "chart-causes-1", "chart-growth-0");
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
