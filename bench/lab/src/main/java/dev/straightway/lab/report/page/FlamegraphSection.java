package dev.straightway.lab.report.page;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.ProfileDifference;

/** The flamegraphs and differential flamegraphs that lie beside the page. */
final class FlamegraphSection implements Function<Reading, Section> {

    @Override
    public Section apply(Reading reading) {
        Looks looks = new Looks(reading);
        List<Profile> profiles = reading.results().profiles();
        List<ProfileDifference> differences = reading.results().differences();
        List<Section.Figure> figures = new ArrayList<>();
        if (!profiles.isEmpty()) {
            figures.add(Section.Figure.of(profiles(looks, profiles)));
        }
        if (!differences.isEmpty()) {
            figures.add(Section.Figure.of(differences(looks, differences)));
        }
        return Section.of("flamegraphs", "Flamegraphs", profiles.isEmpty() ? ""
                : "Taken in separate passes, never while a figure was measured. Differential flamegraphs are scaled to one"
                        + " request and begin with the phases: red frames cost more than in the base, blue ones less.",
                figures, figures.isEmpty() ? List.of("No profile was taken in this run.") : List.of());
    }

    private static TableView profiles(Looks looks, List<Profile> profiles) {
        return new TableView("Flamegraphs", List.of(Column.text("Target"), Column.text("Scenario"), Column.text("Of"),
                Column.text("Flamegraph"), Column.number("Samples", ""), Column.text("Engine"),
                Column.number("Overhead", "% of requests/s"), Column.text("Doubts")),
                profiles.stream().map(one -> List.of(looks.target(one.target()), Cell.of(looks.scenario(one.scenario())),
                        Cell.of(kind(one.kind())), graph(one.flamegraph(), one.failure()),
                        Cell.of(Numbers.whole(one.samples())), Cell.of(one.engine() == null ? Numbers.UNKNOWN : one.engine()),
                        Cell.of(Numbers.plain(one.overheadPercent())),
                        Cell.of(one.conditions().doubtful() ? one.conditions().remark() : "none"))).toList());
    }

    private static TableView differences(Looks looks, List<ProfileDifference> differences) {
        return new TableView("Differential flamegraphs", List.of(Column.text("Target"), Column.text("Compared with"),
                Column.text("Scenario"), Column.text("Of"), Column.text("Flamegraph"),
                Column.number("Matched", "% of the cost")),
                differences.stream().map(one -> List.of(looks.target(one.target()), Cell.of(looks.title(one.base())),
                        Cell.of(looks.scenario(one.scenario())), Cell.of(kind(one.kind())), graph(one.flamegraph(), null),
                        Cell.of(Numbers.plain(one.matchedPercent())))).toList());
    }

    private static String kind(String kind) {
        return kind.equals("cpu") ? "CPU" : kind.equals("alloc") ? "allocation" : kind;
    }

    private static Cell graph(String file, String failure) {
        if (file == null) {
            return Cell.styled(failure == null ? "none" : "none: " + failure, "bad");
        }
        String link = relative(file);
        return link.isEmpty() ? Cell.styled(file + " (not a file beside this page)", "bad") : Cell.link("open", link);
    }

    /** {@return the address of a file below the folder of the page, or empty: saved results may come from anywhere} */
    static String relative(String file) {
        String path = file.replace('\\', '/');
        boolean outside = path.startsWith("/") || path.contains(":") || List.of(path.split("/")).contains("..")
                || !path.toLowerCase(Locale.ROOT).endsWith(".html");
        try {
            return outside ? "" : new URI(null, null, path, null).toASCIIString();
        } catch (URISyntaxException e) {
            return "";
        }
    }
}
