package dev.straightway.it.tck.result;

import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/** The few lines that a run ends with: how many tests ended how, and where those are that did not pass. */
public record Summary(String stack, Outcomes outcomes) {

    @Override
    public String toString() {
        StringJoiner counts = new StringJoiner(", ", stack + ": ", System.lineSeparator());
        for (State state : State.values()) {
            counts.add(outcomes.count(state) + " " + state.name().toLowerCase());
        }
        StringBuilder text = new StringBuilder(counts.toString());
        notPassedByPackage().forEach((name, n) -> text.append("%6d  %s%n".formatted(n, name)));
        return text.toString();
    }

    private Map<String, Integer> notPassedByPackage() {
        Map<String, Integer> byPackage = new TreeMap<>();
        outcomes.in(State.FAILED, State.NODEPLOY, State.HUNG, State.LOST)
                .forEach(o -> byPackage.merge(o.test().packageName(), 1, Integer::sum));
        return byPackage;
    }
}
