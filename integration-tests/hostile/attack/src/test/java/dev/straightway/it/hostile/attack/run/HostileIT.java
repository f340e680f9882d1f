package dev.straightway.it.hostile.attack.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HostileIT {

    @Test
    void noInvariantIsBrokenAndNoDifferenceIsNew() throws Exception {
        Report report = new Attack(Options.ofProperties()).run();
        System.out.println(report.text());
        assertThat(report.findings().all()).as("see the report above").extracting(Finding::label, Finding::check).isEmpty();
        assertThat(report.fixed()).as("rows of known-findings.tsv that no longer occur").isEmpty();
    }
}
