package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplanationTest {

    @ParameterizedTest
    @CsvSource({ "straightway, straightway, rest, ''", "rest, straightway, rest, straightway",
            "classic, straightway, rest, straightway rest", "rest, rest, rest, ''", "classic, rest, rest, rest" })
    void comparesEveryTargetWithTheOneOfTheLabAndTheOneOfTheVerdictsAndNoPairTwice(String target, String explained,
            String reference, String bases) {
        assertThat(Explanation.bases(target, explained, reference))
                .isEqualTo(bases.isEmpty() ? List.of() : List.of(bases.split(" ")));
    }
}
