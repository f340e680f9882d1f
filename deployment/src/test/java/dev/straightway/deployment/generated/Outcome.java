package dev.straightway.deployment.generated;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * What became of programs.
 *
 * @param verdicts of those that ran
 * @param broken the errors of the compiler, of programs that are none
 * @param unstartable why an application with them doesn't start
 * @param blocked what proven ones did on the event loop that blocks
 */
record Outcome(Map<Program, Verdict> verdicts, Map<Program, String> broken, Map<Program, String> unstartable,
        Map<Program, String> blocked) {

    static Outcome none() {
        return new Outcome(Map.of(), Map.of(), Map.of(), Map.of());
    }

    Outcome and(Outcome more) {
        return new Outcome(both(verdicts, more.verdicts), both(broken, more.broken), both(unstartable, more.unstartable),
                both(blocked, more.blocked));
    }

    private static <T> Map<Program, T> both(Map<Program, T> first, Map<Program, T> second) {
        Map<Program, T> all = new LinkedHashMap<>(first);
        all.putAll(second);
        return all;
    }

    /** {@return what became of some of the programs} */
    Outcome of(Predicate<Program> which) {
        return new Outcome(some(verdicts, which), some(broken, which), some(unstartable, which),
                some(blocked, which));
    }

    private static <T> Map<Program, T> some(Map<Program, T> all, Predicate<Program> which) {
        Map<Program, T> some = new LinkedHashMap<>(all);
        some.keySet().removeIf(which.negate());
        return some;
    }

    /** {@return the programs that were proven, and ran the planted call on the thread that served the request} */
    List<Program> misses() {
        return those((program, verdict) -> verdict.proven() && verdict.thread() != null);
    }

    /** {@return the programs with a planted call that nobody saw: they test nothing} */
    List<Program> unseen() {
        return those((program, verdict) -> program.planted() && verdict.thread() == null);
    }

    /** {@return those of them that are proven: either nothing runs it during a request, or the proof is wrong} */
    List<Program> unseenAndProven() {
        return those((program, verdict) -> program.planted() && verdict.thread() == null && verdict.proven());
    }

    /** {@return the programs with a planted call} */
    List<Program> planted() {
        return those((program, verdict) -> program.planted());
    }

    /** {@return the programs that didn't answer: no feature waits or computes for long, so a request was lost} */
    List<Program> silent() {
        return those((program, verdict) -> verdict.status() == Verdict.SILENT);
    }

    /** {@return the programs without a planted call} */
    List<Program> harmless() {
        return those((program, verdict) -> !program.planted());
    }

    /** {@return those of them that are proven} */
    List<Program> harmlessAndProven() {
        return those((program, verdict) -> !program.planted() && verdict.proven());
    }

    private List<Program> those(BiPredicate<Program, Verdict> which) {
        List<Program> found = new ArrayList<>();
        for (Entry<Program, Verdict> one : verdicts.entrySet()) {
            if (which.test(one.getKey(), one.getValue())) {
                found.add(one.getKey());
            }
        }
        return found;
    }
}
