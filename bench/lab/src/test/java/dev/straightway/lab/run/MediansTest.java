package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;

class MediansTest {

    @ParameterizedTest
    @CsvSource({ "3, 3", "1 9 5, 5", "4 1 2 3, 2.5" })
    void areOfTheTrialsThatCount(String values, double median) {
        List<Trial> trials = new ArrayList<>();
        for (String value : values.split(" ")) {
            trials.add(trial(trials.size() + 1, Outcome.VALID, "pinned", Double.parseDouble(value)));
        }
        trials.add(trial(trials.size() + 1, Outcome.NOISY, "pinned", 1_000));
        trials.add(trial(1, Outcome.VALID, "unpinned", 1_000));
        assertThat(new Medians(trials, "pinned").of("a", "get", "cpu")).hasValue(median);
        assertThat(new Medians(trials, "pinned").of("a", "get", "bytes")).isEmpty();
        assertThat(new Medians(trials, "pinned").of("b", "get", "cpu")).isEmpty();
    }

    private static Trial trial(int round, Outcome outcome, String placement, double value) {
        return new Trial("a", "get", placement, round, 1, outcome, null, true, 4, Map.of("cpu", value), Map.of(), List.of());
    }
}
