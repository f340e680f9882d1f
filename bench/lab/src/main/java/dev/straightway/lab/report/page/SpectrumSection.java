package dev.straightway.lab.report.page;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.DoubleStream;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Spectrum;

/** Response times at a fixed rate, as percentile curves on an axis of nines. */
final class SpectrumSection implements Function<Reading, Section> {

    private static final double[] PERCENTILES = { 50, 90, 99, 99.9, 99.99 };
    private static final int HEIGHT = 380;
    private static final double MILLI = 1000;

    @Override
    public Section apply(Reading reading) {
        Looks looks = new Looks(reading);
        List<Spectrum> spectra = reading.results().spectra();
        List<Section.Figure> figures = new ArrayList<>();
        for (String scenario : looks.ordered(spectra.stream().map(Spectrum::scenario).toList())) {
            figures.add(figure(looks, scenario, spectra.stream().filter(one -> one.scenario().equals(scenario)).toList(),
                    figures.size()));
        }
        return Section.of("latency", "Latency at a fixed rate", spectra.isEmpty() ? ""
                : "Response times are measured from the intended send times, in Hyperfoil's HdrHistogram, so they include the"
                        + " time that a request waits to be sent. "
                        + "The axis of percentiles is stretched towards 100 %: each step adds a nine. A percentile is left"
                        + " out if fewer than ten answers are beyond it (99.9 % needs ten thousand answers), or if the"
                        + " generator itself was late with half as many requests. Doubts are what the checks of a trial say"
                        + " about this pass: other work, the generator, the compiler. The charts by utilisation leave out"
                        + " what is in doubt.",
                figures, spectra.isEmpty() ? List.of("No latency was measured at a fixed rate in this run.")
                        : spectra.stream().filter(one -> one.failure() != null).map(one -> "No curve of "
                                + looks.title(one.target()) + ", " + looks.scenario(one.scenario()) + ": " + one.failure())
                                .toList());
    }

    private static Section.Figure figure(Looks looks, String scenario, List<Spectrum> spectra, int number) {
        List<Chart> charts = new ArrayList<>(new UtilisationCharts(looks).of(spectra, number));
        List<Double> utilisations = spectra.stream().map(one -> one.pace().utilisationPercent()).distinct().sorted().toList();
        for (double utilisation : utilisations) {
            curves(looks, spectra.stream().filter(one -> one.pace().utilisationPercent() == utilisation).toList(),
                    number + "-" + utilisations.indexOf(utilisation)).ifPresent(charts::add);
        }
        return Section.Figure.of(looks.scenario(scenario), charts, table(looks, scenario, spectra), "");
    }

    private static Optional<Chart> curves(Looks looks, List<Spectrum> spectra, String id) {
        List<Map<String, Object>> series = spectra.stream().filter(one -> !one.curve().isEmpty())
                .map(one -> Map.<String, Object> of("target", looks.index(one.target()), "name", name(looks, one),
                        "points",
                        one.curve().stream().map(point -> List.of(point.percentile(), point.micros())).toList()))
                .toList();
        return series.isEmpty() ? Optional.empty()
                : Optional.of(new Chart("chart-latency-" + id, "Response time in ms at " + offered(spectra)
                        + " requests/s offered" + utilisation(spectra), "spectrum",
                        "Percentile curves; the table below has the same figures", HEIGHT, Map.of("series", series)));
    }

    private static String name(Looks looks, Spectrum spectrum) {
        return looks.title(spectrum.target()) + (spectrum.conditions().doubtful() ? ", in doubt" : "");
    }

    private static String utilisation(List<Spectrum> spectra) {
        double percent = spectra.get(0).pace().utilisationPercent();
        return percent > 0 ? ", " + Numbers.whole(percent) + " % of what the slowest could do" : "";
    }

    private static String offered(List<Spectrum> spectra) {
        double least = spectra.stream().mapToDouble(Spectrum::offeredPerSecond).min().orElse(Double.NaN);
        double most = spectra.stream().mapToDouble(Spectrum::offeredPerSecond).max().orElse(Double.NaN);
        return least == most ? Numbers.whole(least) : Numbers.whole(least) + " to " + Numbers.whole(most);
    }

    private static TableView table(Looks looks, String scenario, List<Spectrum> spectra) {
        List<Column> columns = new ArrayList<>(List.of(Column.text("Target"),
                Column.number("Utilisation", "% of the slowest"), Column.number("Offered", "requests/s"),
                Column.number("Achieved", "requests/s"), Column.number("Not sent in time", "requests")));
        double[] percentiles = percentiles(spectra);
        for (double percentile : percentiles) {
            columns.add(Column.number(title(percentile) + " %", "ms"));
        }
        columns.addAll(List.of(Column.text("Errors"), Column.text("Doubts")));
        return new TableView("Response times of " + looks.scenario(scenario), columns,
                spectra.stream().map(one -> row(looks, one, percentiles)).toList()).asCards();
    }

    static String title(double percentile) {
        return BigDecimal.valueOf(percentile).stripTrailingZeros().toPlainString();
    }

    /** Those that some target has a figure for: one of 99.99 % needs a hundred thousand answers. */
    private static double[] percentiles(List<Spectrum> spectra) {
        return DoubleStream.of(PERCENTILES)
                .filter(percentile -> spectra.stream().anyMatch(one -> one.micros(percentile).isPresent())).toArray();
    }

    private static List<Cell> row(Looks looks, Spectrum spectrum, double[] percentiles) {
        List<Cell> row = new ArrayList<>(List.of(looks.target(spectrum.target()),
                Cell.of(spectrum.pace().utilisationPercent() == 0 ? Numbers.UNKNOWN
                        : Numbers.whole(spectrum.pace().utilisationPercent())),
                Cell.of(Numbers.whole(spectrum.offeredPerSecond())), Cell.of(Numbers.whole(spectrum.achievedPerSecond())),
                Cell.of(Numbers.whole(spectrum.unsent()))));
        for (double percentile : percentiles) {
            OptionalDouble micros = spectrum.micros(percentile);
            row.add(Cell.of(micros.isPresent() ? Numbers.plain(micros.getAsDouble() / MILLI) : Numbers.UNKNOWN));
        }
        row.add(Cell.of(spectrum.failure() != null ? spectrum.failure()
                : spectrum.errors().isEmpty() ? "none" : spectrum.errors().toString()));
        row.add(Cell.of(spectrum.conditions().doubtful() ? spectrum.conditions().remark() : "none"));
        return row;
    }
}
