package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;

class OrderTest {

    private static final List<String> TARGETS = List.of("a", "b", "c", "d");
    private static final List<String> SCENARIOS = List.of("1", "2");

    @Test
    void hasEveryTargetOfAScenarioBesideTheOthers() {
        List<String> round = round(7);
        assertThat(round).hasSize(8).doesNotHaveDuplicates();
        assertThat(round.subList(0, 4)).extracting(cell -> cell.charAt(1)).containsOnly(round.get(0).charAt(1));
    }

    @Test
    void isTheSameForTheSameSeed() {
        assertThat(round(7)).isEqualTo(round(7));
    }

    @Test
    void letsEachTargetBeTheFirstNowAndThen() {
        Set<Character> first = LongStream.range(0, 50).mapToObj(seed -> round(seed).get(0).charAt(0))
                .collect(Collectors.toSet());
        assertThat(first).containsExactlyInAnyOrder('a', 'b', 'c', 'd');
    }

    private static List<String> round(long seed) {
        return Order.of(TARGETS, SCENARIOS, seed, (target, scenario) -> target + scenario);
    }
}
