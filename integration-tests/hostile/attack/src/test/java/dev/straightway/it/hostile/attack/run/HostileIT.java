package dev.straightway.it.hostile.attack.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HostileIT {

    /** The table of accepted differences is for one version of Quarkus REST. */
    private static final boolean COMPARED = Boolean.parseBoolean(System.getProperty("hostile.compared", "true"));

    @Test
    void noInvariantIsBrokenAndNoDifferenceIsNew() throws Exception {
        Report report = new Attack(Options.ofProperties()).run();
        System.out.println(report.text());
        assertThat(report.findings().all()).filteredOn(finding -> COMPARED || !finding.isDifference())
                .as("see the report above").extracting(Finding::label, Finding::check).isEmpty();
        assertThat(report.fixed()).as("rows of known-findings.tsv that no longer occur").isEmpty();
    }
}
