package dev.straightway.it.hostile.attack.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

class HostileIT {

    /** The tables of accepted differences are for one version of the peers. */
    private static final boolean COMPARED = Boolean.parseBoolean(System.getProperty("hostile.compared", "true"));
    private static final long FEW = 1_000;
    private static final long FEW_PLAIN = 4_000;

    private final Options options = Options.ofProperties();

    @Test
    void noInvariantIsBrokenAndNoDifferenceIsNew() throws Exception {
        assertFindsNothing(options);
    }

    /** Fewer requests: this shows that the peer works and its table holds. */
    @Test
    void noDifferenceFromRestEasyClassicIsNew() throws Exception {
        Options classic = options.against("resteasy-classic", FEW);
        boolean built = classic.unbuilt().isEmpty();
        String absent = "Not compared with RESTEasy Classic, which this build leaves out: no " + classic.unbuilt();
        if (!built) {
            System.out.println(absent);
        }
        assumeTrue(built, absent);
        assertFindsNothing(classic);
    }

    /** Both ways of Straightway answer alike in all that they say; the report tells how many requests came ahead. */
    @Test
    void noRequestIsAnsweredOtherwiseAheadOfTheRouter() throws Exception {
        assertFindsNothing(options.against(Options.ROUTER, FEW_PLAIN).aheadOfRouter());
    }

    private static void assertFindsNothing(Options options) throws Exception {
        Report report = new Attack(options).run();
        System.out.println(report.text());
        assertThat(report.findings().all()).filteredOn(finding -> COMPARED || !finding.isDifference())
                .as("see the report above").extracting(Finding::label, Finding::check).isEmpty();
        assertThat(report.fixed()).as("rows of known-findings.tsv that no longer occur").isEmpty();
    }
}
