package dev.straightway.it.hostile.attack.run;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What an attack found, for people.
 *
 * @param state what Straightway held before it was stopped
 * @param stateOfPeer what the peer held if it is Straightway too, otherwise empty
 */
public record Report(Options options, long requests, long cases, long nanos, Findings findings, Map<String, Long> state,
        Map<String, Long> stateOfPeer) {

    /** From so many requests on, a known finding that occurs always must have occurred. */
    private static final long LONG = 20_000;
    /** From so many requests on, every row of the tables must have occurred. */
    private static final long VERY_LONG = 500_000;

    /** {@return the rows of known findings that no longer occur} */
    public List<String> fixed() {
        return requests < LONG ? List.of() : findings.fixed(requests >= VERY_LONG);
    }

    /** {@return the report; it fits a log} */
    public String text() {
        StringBuilder text = new StringBuilder(
                String.format("hostile: %,d requests in %,d cases from seed %d, %d s%n", requests,
                        cases, options.seed(), TimeUnit.NANOSECONDS.toSeconds(nanos)));
        text.append("hostile: the server held ").append(state).append('\n');
        if (!stateOfPeer.isEmpty()) {
            text.append("hostile: through the Router it held ").append(stateOfPeer).append('\n');
        }
        findings.acceptedRecords()
                .forEach(record -> text.append("hostile: accepted in the log of ").append(record).append('\n'));
        for (Finding finding : findings.all()) {
            text.append(String.format(
                    "%n== %s [%s] %s%n   %d times, first in case %d (replay: %s -Dhostile.only=%d)%n%s%n",
                    finding.label(), finding.check(), finding.what(), findings.count(finding), finding.number(),
                    options.replay(),
                    finding.number(), finding.evidence()));
        }
        fixed().forEach(
                row -> text.append("hostile: no longer occurs, remove it from known-findings.tsv: ").append(row).append('\n'));
        if (requests >= VERY_LONG) {
            findings.unused().forEach(row -> text.append("hostile: didn't occur: ").append(row).append('\n'));
        }
        return text.toString();
    }
}
