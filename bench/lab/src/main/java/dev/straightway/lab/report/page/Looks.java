package dev.straightway.lab.report.page;

import java.util.List;
import java.util.stream.IntStream;

import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;

/** Gives every target one colour and one sign on the whole page, and names what the records only know by name. */
final class Looks {

    /** The charts draw the same forms; colour is never the only difference. */
    private static final List<String> SIGNS = List.of("●", "■", "▲", "◆", "▼", "★", "⬟", "✚");

    private final Reading reading;

    Looks(Reading reading) {
        this.reading = reading;
    }

    int index(String target) {
        List<MeasuredTarget> targets = reading.results().targets();
        return Math.max(0, IntStream.range(0, targets.size()).filter(i -> targets.get(i).name().equals(target)).findFirst()
                .orElse(0)) % SIGNS.size();
    }

    /** {@return the head of a row about a target} */
    Cell target(String name) {
        return Cell.marked(title(name), SIGNS.get(index(name)), "t" + index(name));
    }

    String title(String target) {
        return reading.results().targets().stream().filter(one -> one.name().equals(target)).map(MeasuredTarget::title)
                .findFirst().orElse(target);
    }

    String scenario(String name) {
        return reading.results().scenarios().stream().filter(one -> one.name().equals(name)).map(MeasuredScenario::title)
                .findFirst().orElse(name);
    }

    /** {@return the scenarios of some names in the order of the tables, unknown ones last} */
    List<String> ordered(List<String> names) {
        List<String> order = reading.results().scenarios().stream().map(MeasuredScenario::name).toList();
        return names.stream().distinct()
                .sorted((one, other) -> Integer.compare(rank(order, one), rank(order, other))).toList();
    }

    private static int rank(List<String> order, String name) {
        int index = order.indexOf(name);
        return index < 0 ? Integer.MAX_VALUE : index;
    }
}
