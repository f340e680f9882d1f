package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import dev.straightway.lab.report.reading.Reading;

/**
 * The page before it is written.
 *
 * @param began when the run began, ISO 8601
 * @param warnings what has to be known before anything else
 * @param answer what the run found: the ranking, then a sentence for each target
 */
public record Page(String title, String began, List<String> warnings, List<String> answer, List<Section> sections) {

    /** In the order of the page. */
    private static final List<Function<Reading, Section>> SECTIONS = List.of(new HeadlineSection(), new VerdictSection(),
            new MetricSection(),
            new SpectrumSection(), new AttributionSection(), new GrowthSection(), new FlamegraphSection(), new TrialSection(),
            new EnvironmentSection());

    private static final int AFTER_THE_VERDICTS = 2;

    public static Page of(Reading reading) {
        Answer answer = new Answer(reading);
        List<Section> sections = new ArrayList<>(SECTIONS.stream().map(section -> section.apply(reading)).toList());
        if (!reading.pairs().isEmpty()) {
            sections.add(AFTER_THE_VERDICTS, new PairSection().apply(reading));
        }
        if (!reading.results().supplements().isEmpty()) {
            sections.add(AFTER_THE_VERDICTS, new SupplementSection().apply(reading));
        }
        return new Page("What a request costs", reading.results().began(), answer.warnings(), answer.sentences(),
                List.copyOf(sections));
    }

    /** {@return what the script draws, by the id of the chart's element} */
    public Map<String, Object> charts() {
        Map<String, Object> charts = new LinkedHashMap<>();
        List<Chart> all = new ArrayList<>();
        sections.forEach(section -> all.addAll(section.charts()));
        all.forEach(chart -> charts.put(chart.id(), Map.of("kind", chart.kind(), "content", chart.content())));
        return charts;
    }
}
