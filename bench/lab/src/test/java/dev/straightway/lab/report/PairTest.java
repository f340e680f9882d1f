package dev.straightway.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.report.page.Page;
import dev.straightway.lab.report.page.Section;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.Findings;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Results.Published;
import dev.straightway.lab.results.Results.Run;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;

/** A scenario beside the one that it adds to. */
class PairTest {

    private static final Published PLAIN = new Published("requests/s, 2015", Map.of("old", 25_000.0));
    private static final Published LOCATOR = new Published("requests/s, 2015", Map.of("old", 4_000.0, "older", 3_000.0));

    private static Results results(String beside, Published published, Trial... more) {
        List<Trial> trials = new ArrayList<>(List.of(trial("old", "text", 14), trial("old", "locator", 154),
                trial("own", "text", 4), trial("own", "locator", 4.1)));
        trials.addAll(List.of(more));
        return new Results(new Run(Results.FORMAT, "2026-01-01T00:00:00Z", true, Map.of(), Map.of(),
                List.of(new MeasuredTarget("old", "Jersey 2.15", "worker", "", false),
                        new MeasuredTarget("own", "Straightway", "event loop", "", true)),
                List.of(new MeasuredScenario("text", "GET text", "", "", null, 0, null, published == null ? null : PLAIN),
                        new MeasuredScenario("locator", "GET through a locator", "", "", null, 0, beside, published)),
                List.of(SampleRun.METRICS.get(0))), Findings.of(trials));
    }

    private static Trial trial(String target, String scenario, double user) {
        return new Trial(target, scenario, "pinned", 1, 1, Outcome.VALID, null, true, 1, Map.of("user", user), Map.of(),
                List.of());
    }

    @Test
    void isDrawnTargetByTargetWithThePublishedRatio() {
        assertThat(TerminalReport.of(results("text", LOCATOR))).contains("""

                GET through a locator, beside GET text: User CPU, µs/request; published: requests/s, 2015
                             GET text  GET through a locator  times  published times
                Jersey 2.15      14.0                    154   11.0             0.16
                Straightway      4.00                   4.10   1.02                –
                """);
    }

    @Test
    void hasBarsOfTheRunAndOfWhatWasPublished() {
        Page page = Page.of(Reading.of(results("text", LOCATOR)));

        Section section = page.sections().stream().filter(one -> one.id().equals("pairs")).findFirst().orElseThrow();
        assertThat(section.figures()).hasSize(1);
        Section.Figure figure = section.figures().get(0);
        assertThat(figure.title()).isEqualTo("GET through a locator, beside GET text");
        assertThat(figure.charts()).extracting(chart -> chart.content().get("rows").toString()).containsExactly(
                "[{head=Jersey 2.15}, {value=14.0, text=14.0, target=0, label=GET text},"
                        + " {value=154.0, text=154, target=0, label=GET through a locator}, {head=Straightway},"
                        + " {value=4.0, text=4.00, target=1, label=GET text},"
                        + " {value=4.1, text=4.10, target=1, label=GET through a locator}]",
                "[{head=Jersey 2.15}, {value=25000.0, text=25,000, target=0, label=GET text},"
                        + " {value=4000.0, text=4,000, target=0, label=GET through a locator}]");
        assertThat(figure.tables().get(0).rows().get(0)).extracting("text").containsExactly("Jersey 2.15", "14.0", "154",
                "×11.0", "25,000", "4,000", "×0.16");
        assertThat(figure.tables().get(0).rows().get(1)).extracting("text").containsExactly("Straightway", "4.00", "4.10",
                "×1.02", "–", "–", "–");
    }

    @Test
    void needsNothingPublished() {
        assertThat(TerminalReport.of(results("text", null))).contains("""

                GET through a locator, beside GET text: User CPU, µs/request
                             GET text  GET through a locator  times
                """);
    }

    @Test
    void isNoneWhereTheOtherScenarioWasNotRun() {
        Results results = results("upload", LOCATOR);

        assertThat(TerminalReport.of(results)).doesNotContain("beside");
        assertThat(Page.of(Reading.of(results)).sections()).extracting(Section::id).doesNotContain("pairs");
    }
}
