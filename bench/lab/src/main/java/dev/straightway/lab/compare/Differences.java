package dev.straightway.lab.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;

/** What a reader must know before comparing two runs: all in which they differ besides their figures. */
final class Differences {

    /** What each run draws for itself, so that two of them don't share what an order does to their figures. */
    private static final Set<String> DRAWN = Set.of("order", "lab.seed");

    /** What is another in each run of the same machine and settings. */
    private static final Set<String> PASSING = Set.of("load average", "other work", "other work beside the generator",
            "lab.output", "lab.busy", "lab.wait.for.quiet");

    private final List<String> warnings = new ArrayList<>();

    private Differences() {
    }

    static List<String> of(Results earlier, Results later) {
        Differences differences = new Differences();
        differences.incomplete("A", earlier);
        differences.incomplete("B", later);
        differences.values(earlier.environment(), later.environment());
        differences.values(earlier.options(), later.options());
        differences.names("target", earlier.targets(), later.targets(), MeasuredTarget::name);
        differences.names("scenario", earlier.scenarios(), later.scenarios(), MeasuredScenario::name);
        differences.targets(earlier, later);
        differences.scenarios(earlier, later);
        return List.copyOf(differences.warnings);
    }

    private void incomplete(String name, Results run) {
        if (!run.complete()) {
            warnings.add("run " + name + " of " + run.began() + " did not come to its end");
        }
    }

    /** {@return the facts and options that runs don't have in common, but for what is another in each of them} */
    static Set<String> among(List<Results> runs) {
        Set<String> names = new LinkedHashSet<>();
        for (Results run : runs) {
            others(runs.get(0).environment(), run.environment(), names);
            others(runs.get(0).options(), run.options(), names);
        }
        return names;
    }

    private static void others(Map<String, String> some, Map<String, String> others, Set<String> names) {
        Stream.concat(some.keySet().stream(), others.keySet().stream())
                .filter(name -> !DRAWN.contains(name) && !PASSING.contains(name))
                .filter(name -> !Objects.equals(some.get(name), others.get(name))).forEach(names::add);
    }

    private void values(Map<String, String> earlier, Map<String, String> later) {
        Set<String> names = new LinkedHashSet<>(earlier.keySet());
        names.addAll(later.keySet());
        names.removeAll(DRAWN);
        for (String name : names) {
            differ(name, earlier.get(name), later.get(name));
        }
    }

    private void differ(String name, Object earlier, Object later) {
        if (!Objects.equals(earlier, later)) {
            warnings.add(name + " differs: A " + quoted(earlier) + ", B " + quoted(later));
        }
    }

    private static String quoted(Object value) {
        return value == null ? "says nothing" : "\"" + value + "\"";
    }

    private <T> void names(String what, List<T> earlier, List<T> later, Function<T, String> name) {
        List<String> before = earlier.stream().map(name).toList();
        List<String> after = later.stream().map(name).toList();
        before.stream().filter(each -> !after.contains(each))
                .forEach(each -> warnings.add(what + " " + each + " is in A only"));
        after.stream().filter(each -> !before.contains(each))
                .forEach(each -> warnings.add(what + " " + each + " is in B only"));
    }

    private void targets(Results earlier, Results later) {
        for (MeasuredTarget before : earlier.targets()) {
            later.targets().stream().filter(after -> after.name().equals(before.name())).forEach(after -> {
                differ("version of " + before.name(), before.version(), after.version());
                differ("thread of " + before.name(), before.thread(), after.thread());
            });
        }
    }

    private void scenarios(Results earlier, Results later) {
        for (MeasuredScenario before : earlier.scenarios()) {
            later.scenarios().stream().filter(after -> after.name().equals(before.name()))
                    .forEach(after -> differ("request of " + before.name(), before.request(), after.request()));
        }
    }
}
