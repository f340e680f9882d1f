package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import dev.straightway.lab.results.Spectrum;

/** Latency against utilisation, a chart for each percentile and in it a line for each target: where queues begin to grow. */
final class UtilisationCharts {

    static final List<Double> PERCENTILES = List.of(50.0, 99.0, 99.9);
    private static final int HEIGHT = 300;

    private final Looks looks;

    UtilisationCharts(Looks looks) {
        this.looks = looks;
    }

    /**
     * {@return the charts of one scenario; none where there is one utilisation only}
     *
     * @param number of the scenario on the page
     */
    List<Chart> of(List<Spectrum> spectra, int number) {
        List<Chart> charts = new ArrayList<>();
        if (spectra.stream().map(one -> one.pace().utilisationPercent()).filter(percent -> percent > 0).distinct()
                .count() > 1) {
            for (double percentile : PERCENTILES) {
                List<Map<String, Object>> series = series(spectra, percentile);
                if (!series.isEmpty()) {
                    String title = SpectrumSection.title(percentile) + " % of the answers within";
                    charts.add(new Chart("chart-utilisation-" + number + "-" + charts.size(), title
                            + ", ms, by utilisation", "utilisation",
                            title
                                    + " so many ms, against how much of what the slowest target could do was offered; the table"
                                    + " below has the same figures",
                            HEIGHT, Map.of("series", series)));
                }
            }
        }
        return charts;
    }

    private List<Map<String, Object>> series(List<Spectrum> spectra, double percentile) {
        List<Map<String, Object>> series = new ArrayList<>();
        for (String target : spectra.stream().map(Spectrum::target).distinct().toList()) {
            List<List<Double>> points = spectra.stream()
                    .filter(one -> one.target().equals(target) && one.pace().utilisationPercent() > 0)
                    .filter(one -> figure(one, percentile).isPresent())
                    .map(one -> List.of(one.pace().utilisationPercent(), figure(one, percentile).getAsDouble())).toList();
            if (!points.isEmpty()) {
                series.add(Map.of("target", looks.index(target), "name", looks.title(target), "points", points));
            }
        }
        return series;
    }

    /** What is in doubt is in the table only. */
    private static OptionalDouble figure(Spectrum spectrum, double percentile) {
        return spectrum.counts() ? spectrum.micros(percentile) : OptionalDouble.empty();
    }
}
