package dev.straightway.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.report.page.Page;
import dev.straightway.lab.report.page.TableView;
import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;

/** In the sample, "post" had 6,000 answers at 25 % and 21,600 at 90 %. */
class ResponseTimesTest {

    private final Page page = Page.of(Reading.of(SampleRun.complete()));

    @Test
    void hasAColumnForEachPercentileThatSomeTargetHasAFigureFor() {
        assertThat(table().columns()).extracting(Column::title).endsWith("50 %", "90 %", "99 %", "99.9 %", "Errors", "Doubts");
    }

    @Test
    void leavesOutAFigureWithFewerThanTenAnswersBeyond() {
        int column = table().columns().stream().map(Column::title).toList().indexOf("99.9 %");
        assertThat(figures("25", column)).isNotEmpty().containsOnly(Numbers.UNKNOWN);
        assertThat(figures("90", column)).isNotEmpty().doesNotContain(Numbers.UNKNOWN);
        assertThat(figures("25", column - 1)).isNotEmpty().doesNotContain(Numbers.UNKNOWN);
    }

    @Test
    void drawsNoCurveBeyondThat() {
        assertThat(page.charts().get("chart-latency-1-0").toString()).contains("[99.800").doesNotContain("[99.84", "[99.9");
        assertThat(page.charts().get("chart-latency-1-1").toString()).contains("[99.9").doesNotContain("[99.96", "[99.99");
    }

    private TableView table() {
        return page.sections().stream().filter(section -> section.id().equals("latency")).findFirst().orElseThrow().figures()
                .get(1).tables().get(0);
    }

    private List<String> figures(String utilisation, int column) {
        return table().rows().stream().filter(row -> row.get(1).text().equals(utilisation)).map(row -> row.get(column).text())
                .toList();
    }
}
