package dev.straightway.it.tck.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What is wrong with a run: nothing, or one sentence for each complaint.
 * <p>
 * A run that held a part of the tests only can't be compared with what a whole one must give; see {@link #ofPart}.
 */
public record Verdict(List<String> complaints) {

    private static final int MOST_SHOWN = 30;

    public Verdict {
        complaints = List.copyOf(complaints);
    }

    /**
     * Judges a run of all tests that a server is measured by.
     *
     * @param leastPassed how many must have passed
     */
    public static Verdict ofAll(Outcomes outcomes, KnownFailures known, int leastPassed) {
        List<String> complaints = new ArrayList<>(neverExcused(outcomes));
        outcomes.in(State.FAILED).stream().filter(o -> !known.lists(o.test()))
                .forEach(o -> complaints.add("FAILED and not listed: " + o.test() + " (" + o.reason() + ")"));
        known.reasons().keySet().forEach(test -> {
            Outcome outcome = outcomes.byTest().get(test);
            if (outcome == null || outcome.state() == State.SKIPPED) {
                complaints.add("Listed and not run: " + test);
            } else if (outcome.state() == State.PASSED) {
                complaints.add("Listed and passed, take it off the list: " + test);
            }
        });
        int passed = outcomes.count(State.PASSED);
        if (passed < leastPassed) {
            complaints.add(passed + " tests passed, " + leastPassed + " did before");
        }
        return new Verdict(complaints);
    }

    /** Judges a run of some tests: only that each was deployed, answered and ended. */
    public static Verdict ofPart(Outcomes outcomes) {
        return new Verdict(outcomes.size() == 0 ? List.of("No test ran") : neverExcused(outcomes));
    }

    /** One complaint a class: what keeps one test of it from running mostly keeps the others too. */
    private static List<String> neverExcused(Outcomes outcomes) {
        Map<String, List<Outcome>> byTypeAndState = outcomes.byTest().values().stream().filter(o -> o.state().isNeverExcused())
                .collect(Collectors.groupingBy(o -> o.state() + ": " + o.test().type(), TreeMap::new, Collectors.toList()));
        return byTypeAndState.entrySet().stream().map(e -> "%s, %d tests, such as %s (%s)".formatted(e.getKey(),
                e.getValue().size(), e.getValue().get(0).test().method(), e.getValue().get(0).reason())).toList();
    }

    /** {@return the first complaints, one a line, and how many more there are} */
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(System.lineSeparator());
        complaints.stream().limit(MOST_SHOWN).forEach(text::add);
        if (complaints.size() > MOST_SHOWN) {
            text.add("and " + (complaints.size() - MOST_SHOWN) + " more");
        }
        return text.toString();
    }
}
