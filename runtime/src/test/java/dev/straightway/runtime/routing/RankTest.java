package dev.straightway.runtime.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;

class RankTest {

    @Test
    void ordersByLiteralsThenCapturesThenExpressions() {
        List<Rank> bestFirst = List.of(new Rank(5, 0, 0), new Rank(4, 3, 1), new Rank(4, 3, 0), new Rank(4, 1, 1),
                new Rank(0, 2, 0), new Rank(0, 0, 0));
        List<Rank> shuffled = new ArrayList<>(bestFirst);
        Collections.reverse(shuffled);
        assertThat(shuffled).isNotEqualTo(bestFirst);
        Collections.sort(shuffled);
        assertThat(shuffled).isEqualTo(bestFirst);
    }

    @Test
    void equalRanksAreNeitherBetterNorWorse() {
        assertThat(new Rank(4, 1, 0)).isEqualByComparingTo(new Rank(4, 1, 0)).hasToString("(4, 1, 0)");
    }
}
