package dev.straightway.lab.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosedLoopTest {

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {
            // how busy generator and server were, whether the closed loop tells of the generator, of both, how that is marked
            "97, 61, true, false, generator-bound", "90, 89.9, true, false, generator-bound",
            "97, -, true, false, generator-bound", "97, 90, true, true, generator as busy", "89.9, 60, false, false, ''",
            "89.9, 99, false, false, ''", "-, 60, false, false, ''", "-, -, false, false, ''" })
    void tellsOfTheGeneratorWhereThatHadNoTimeLeft(Double generator, Double server, boolean ofGenerator, boolean ofBoth,
            String mark) {
        Map<String, Double> values = new HashMap<>();
        values.put("generator-busy", generator);
        values.put("server-busy", server);
        values.values().removeIf(value -> value == null);
        Trial trial = new Trial("own", "get", "pinned", 1, 1, Trial.Outcome.VALID, null, true, 8, values, Map.of(), List.of());
        assertThat(ClosedLoop.ofGenerator(trial)).isEqualTo(ofGenerator);
        assertThat(ClosedLoop.ofBoth(trial)).isEqualTo(ofBoth);
        assertThat(ClosedLoop.mark(trial)).isEqualTo(mark);
    }
}
