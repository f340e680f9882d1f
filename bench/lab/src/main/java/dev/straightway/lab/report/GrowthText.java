package dev.straightway.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.GrowthSeries;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;

/** The growth curves as plain text: what more of the quantity costs, with its interval. */
final class GrowthText {

    private GrowthText() {
    }

    /** {@return a table for each curve and placement; empty without one} */
    static String of(Reading reading) {
        Map<String, List<GrowthSeries>> curves = reading.primary().map(reading::growth).orElse(List.of()).stream()
                .collect(Collectors.groupingBy(one -> one.curve().title() + ", " + one.placement(), LinkedHashMap::new,
                        Collectors.toList()));
        return curves.entrySet().stream().map(curve -> table(curve.getKey(), curve.getValue())).collect(Collectors.joining());
    }

    private static String table(String title, List<GrowthSeries> curves) {
        double more = GrowthSeries.scale(curves);
        GrowthSeries first = curves.get(0);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "slope", "95 % interval", "rounds", "exponent"));
        for (GrowthSeries curve : curves) {
            Estimate slope = curve.slope(more);
            rows.add(List.of(curve.target().title(), slope.text(), slope.interval(), Integer.toString(slope.rounds()),
                    Numbers.ratio(curve.exponent())));
        }
        return "\n%s: %s, %s for %s %s more\n".formatted(title, first.metric().title(), first.metric().unit(),
                Numbers.whole(more), first.curve().unit()) + new TextTable(List.of(0)).draw(rows);
    }
}
