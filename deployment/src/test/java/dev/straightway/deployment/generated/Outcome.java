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
 */
record Outcome(Map<Program, Verdict> verdicts, Map<Program, String> broken) {

    static Outcome none() {
        return new Outcome(Map.of(), Map.of());
    }

    Outcome and(Outcome more) {
        Map<Program, Verdict> allVerdicts = new LinkedHashMap<>(verdicts);
        allVerdicts.putAll(more.verdicts);
        Map<Program, String> allBroken = new LinkedHashMap<>(broken);
        allBroken.putAll(more.broken);
        return new Outcome(allVerdicts, allBroken);
    }

    /** {@return what became of some of the programs} */
    Outcome of(Predicate<Program> which) {
        Map<Program, Verdict> some = new LinkedHashMap<>(verdicts);
        some.keySet().removeIf(which.negate());
        Map<Program, String> someBroken = new LinkedHashMap<>(broken);
        someBroken.keySet().removeIf(which.negate());
        return new Outcome(some, someBroken);
    }

    /** {@return the programs that were proven, and ran the planted call on the thread that served the request} */
    List<Program> misses() {
        return those((program, verdict) -> verdict.proven() && verdict.thread() != null);
    }

    /** {@return the programs with a planted call that nobody saw: they test nothing} */
    List<Program> unseen() {
        return those((program, verdict) -> program.planted() && verdict.thread() == null);
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
