package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

class NoiseTest {

    private static final Noise NONE = new Noise("none", 0, 0, 0, 0, 0);

    @Test
    void makesEachJvmByItselfOneOfTwoKinds() {
        Noise noise = NONE.twoKinds("two kinds", 0.25);
        Random random = new Random(1);

        Map<String, Long> rounds = Stream.generate(() -> noise.round(random, 2)).limit(4_000)
                .collect(Collectors.groupingBy(costs -> costs[0] + " " + costs[1], Collectors.counting()));

        assertThat(rounds).containsOnlyKeys("1.0 2.0", "1.0 2.5", "1.25 2.0", "1.25 2.5");
        assertThat(rounds.values()).allMatch(count -> count > 800);
    }

    @Test
    void isAmongThoseThatVerdictsAreHeldAgainst() {
        assertThat(Power.NOISES).anyMatch(noise -> noise.kinds() == 0.25);
    }

    @Test
    void drawsNothingMoreWhereJvmsAreAlike() {
        Random one = new Random(1);
        Random other = new Random(1);

        assertThat(NONE.kind(one)).isEqualTo(1);
        assertThat(one.nextLong()).isEqualTo(other.nextLong());
    }
}
