package dev.straightway.it.tck.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is wrong with a run: nothing, or one sentence for each complaint.
 * <p>
 * Every run must hold what {@link #ofEach} asks for. One that holds all tests that a server is measured by must also be as
 * good as the one before it, see {@link #ofAll}.
 */
public record Verdict(List<String> complaints) {

    /** No complaint. */
    public static final Verdict CONTENT = new Verdict(List.of());

    private static final int MOST_SHOWN = 30;

    public Verdict {
        complaints = List.copyOf(complaints);
    }

    /** Judges tests by themselves: each must have been deployed, answered and ended, and there must be some. */
    public static Verdict ofEach(Outcomes outcomes) {
        return new Verdict(outcomes.size() == 0 ? List.of("No test ran") : neverExcused(outcomes));
    }

    /**
     * Judges all tests that a server is measured by against what is known of it.
     *
     * @param leastPassed how many must have passed
     */
    public static Verdict ofAll(Outcomes outcomes, KnownFailures known, int leastPassed) {
        List<String> complaints = new ArrayList<>();
        outcomes.in(State.FAILED).stream().filter(o -> !known.lists(o.test()))
                .forEach(o -> complaints.add("FAILED and not listed: " + o.test() + " (" + o.reason() + ")"));
        known.reasons().keySet().forEach(test -> complaintOfListed(test, outcomes).ifPresent(complaints::add));
        int passed = outcomes.count(State.PASSED);
        if (passed < leastPassed) {
            complaints.add(passed + " tests passed, " + leastPassed + " did before");
        }
        return new Verdict(complaints);
    }

    private static Optional<String> complaintOfListed(TestName test, Outcomes outcomes) {
        Outcome outcome = outcomes.byTest().get(test);
        if (outcome == null || outcome.state() == State.SKIPPED) {
            return Optional.of("Listed and not run: " + test);
        }
        return outcome.state() == State.PASSED ? Optional.of("Listed and passed, take it off the list: " + test)
                : Optional.empty();
    }

    /** {@return the complaints of both} */
    public Verdict and(Verdict other) {
        return new Verdict(Stream.concat(complaints.stream(), other.complaints.stream()).toList());
    }

    /** One complaint a class: what keeps one test of it from running mostly keeps the others too. */
    private static List<String> neverExcused(Outcomes outcomes) {
        Map<String, List<Outcome>> byTypeAndState = outcomes.byTest().values().stream().filter(o -> o.state().isNeverExcused())
                .collect(Collectors.groupingBy(o -> o.state() + ": " + o.test().type(), TreeMap::new, Collectors.toList()));
        return byTypeAndState.entrySet().stream().map(e -> "%s, %s and %d more (%s)".formatted(e.getKey(),
                e.getValue().get(0).test().method(), e.getValue().size() - 1, e.getValue().get(0).reason())).toList();
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
