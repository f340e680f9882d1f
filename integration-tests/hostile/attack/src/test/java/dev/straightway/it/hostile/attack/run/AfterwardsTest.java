package dev.straightway.it.hostile.attack.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;

import dev.straightway.it.hostile.attack.compare.Table;

class AfterwardsTest {

    private static final String LEAK = "LEAK: a buffer was collected before it was released";
    private static final String OF_THE_PLATFORM = "NullPointerException: of the platform";
    private static final String OWN = "NullPointerException: own";

    private final Findings findings = new Findings(Table.parse("", 5), Table.parse("", 5),
            Table.parse("*of the platform\tthe server throws it before a stack is asked\nLEAK*\tnever", 2));
    private final Afterwards afterwards = new Afterwards("straightway", findings);

    private List<String> found() {
        return findings.all().stream().map(finding -> finding.label() + ", " + finding.check() + ": " + finding.what())
                .toList();
    }

    @Test
    void acceptsNoRecordBecauseThePeerHasItToo() {
        afterwards.logged(Map.of(OWN, 2), Set.of(OWN));
        assertThat(found()).containsExactly("straightway, log " + OWN + ": 2 times, and by the peer");
    }

    @Test
    void namesARecordThatOnlyStraightwayHas() {
        afterwards.logged(Map.of(OWN, 1), Set.of());
        assertThat(found()).containsExactly("straightway, log " + OWN + ": 1 times");
    }

    @Test
    void listsARecordOfTheTableWithItsReason() {
        afterwards.logged(Map.of(OF_THE_PLATFORM, 3), Set.of());
        assertThat(found()).isEmpty();
        assertThat(findings.acceptedRecords()).containsExactly(
                "straightway: " + OF_THE_PLATFORM + ", 3 times: the server throws it before a stack is asked");
    }

    @Test
    void acceptsNoLeak() {
        afterwards.logged(Map.of(LEAK, 1), Set.of(LEAK));
        assertThat(found()).containsExactly("straightway, log " + LEAK + ": 1 times, and by the peer");
        assertThat(findings.acceptedRecords()).isEmpty();
    }

    @Test
    void findsAStopThatWaitsInVainOrNeverEnds() {
        afterwards.stopped(true, false);
        assertThat(found()).isEmpty();
        afterwards.stopped(true, true);
        assertThat(found())
                .containsExactly("straightway, stop: the server waited until its timeout for requests that didn't end");
        new Afterwards("peer", findings).stopped(false, false);
        assertThat(found()).contains("peer, stop: the server didn't stop");
    }

    @Test
    void findsWhatDoesNotComeToRest() {
        afterwards.unsettled(List.of("request doesn't end: HTTP/1.1 GET /a", "scopes.begun 5, scopes.ended 4"));
        assertThat(found()).containsExactly("straightway, settled request: request doesn't end: HTTP/1.1 GET /a",
                "straightway, settled scopes.begun: scopes.begun 5, scopes.ended 4");
    }
}
