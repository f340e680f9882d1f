package dev.straightway.lab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JvmCountersTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            Copy,                true, true
            MarkSweepCompact,    true, true
            PS Scavenge,         true, true
            PS MarkSweep,        true, true
            G1 Young Generation, true, true
            G1 Old Generation,   true, true
            G1 Concurrent GC,    true, true
            ZGC Cycles,          true, false
            ZGC Pauses,          false, true
            ZGC Minor Cycles,    true, false
            ZGC Minor Pauses,    false, true
            ZGC Major Cycles,    true, false
            ZGC Major Pauses,    false, true
            Shenandoah Cycles,   true, false
            Shenandoah Pauses,   false, true
            """)
    void takeTheNumberOfCollectionsAndTheTimeOfPauses(String collector, boolean collects, boolean pauses) {
        assertThat(JvmCounters.collects(collector)).isEqualTo(collects);
        assertThat(JvmCounters.pauses(collector)).isEqualTo(pauses);
    }

    @Test
    void areThoseOfTheJvm() {
        System.gc();
        assertThat(JvmCounters.line()).containsPattern(" gcCount=[1-9][0-9]* gcMillis=[0-9]+ ");
    }
}
