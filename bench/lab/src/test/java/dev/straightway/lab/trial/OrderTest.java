package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrderTest {

    private static final int SEEDS = 500;
    private static final List<String> SCENARIOS = List.of("1", "2", "3");

    @Test
    void hasEveryTargetOfAScenarioBesideTheOthers() {
        List<String> round = order(4, 7).round(1, (target, scenario) -> target + scenario);
        assertThat(round).hasSize(12).doesNotHaveDuplicates();
        assertThat(round.subList(0, 4)).extracting(cell -> cell.charAt(1)).containsOnly(round.get(0).charAt(1));
    }

    @Test
    void isTheSameForTheSameSeed() {
        assertThat(places(4, 6, 7)).isEqualTo(places(4, 6, 7));
    }

    @Test
    void leavesOutWhatCannotBeRunAndBalancesTheRest() {
        Order<String, String> order = new Order<>(SCENARIOS,
                scenario -> scenario.equals("2") ? List.of("a", "c") : List.of("a", "b", "c"), 3);
        List<String> first = IntStream.rangeClosed(1, 6).mapToObj(round -> order.round(round, (target, scenario) -> scenario
                + target).stream().filter(cell -> cell.startsWith("2")).findFirst().orElseThrow()).toList();
        assertThat(first).containsOnly("2a", "2c").filteredOn("2a"::equals).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({ "2, 2", "2, 6", "3, 6", "4, 4", "4, 8", "5, 10", "6, 6", "7, 14" })
    void putsEachTargetInEachPlaceEquallyOften(int targets, int rounds) {
        LongStream.range(0, SEEDS).forEach(seed -> places(targets, rounds, seed)
                .forEach((scenario, orders) -> assertThat(counts(orders, targets)).as("seed %d", seed)
                        .containsOnly(rounds / targets)));
    }

    @ParameterizedTest
    @CsvSource({ "2, 5, 1", "3, 5, 2", "4, 6, 1", "4, 7, 2", "5, 6, 2", "6, 9, 2" })
    void isOffByLittleWhereTheRoundsEndInTheMiddle(int targets, int rounds, int most) {
        LongStream.range(0, SEEDS).forEach(seed -> places(targets, rounds, seed).forEach((scenario, orders) -> {
            List<Integer> counts = counts(orders, targets);
            int least = counts.stream().min(Integer::compare).orElseThrow();
            assertThat(counts).as("seed %d", seed).allMatch(count -> count - least <= most);
        }));
    }

    @ParameterizedTest
    @ValueSource(ints = { 2, 3, 4, 5, 6, 9 })
    void runsEachOfAPairFirstInHalfOfTheRounds(int targets) {
        LongStream.range(0, SEEDS).forEach(seed -> places(targets, 6, seed).forEach((scenario, orders) -> {
            for (int one = 0; one < targets; one++) {
                for (int other = 0; other < one; other++) {
                    String a = name(one);
                    String b = name(other);
                    assertThat(orders.stream().filter(order -> order.indexOf(a) < order.indexOf(b))).as("seed %d", seed)
                            .hasSize(3);
                }
            }
        }));
    }

    @ParameterizedTest
    @ValueSource(ints = { 2, 4, 6 })
    void letsEachTargetFollowEachOtherOnce(int targets) {
        Map<String, Integer> followed = new HashMap<>();
        places(targets, targets, 11).get("1").forEach(order -> IntStream.range(1, targets)
                .forEach(place -> followed.merge(order.get(place - 1) + order.get(place), 1, Integer::sum)));
        assertThat(followed).hasSize(targets * (targets - 1));
        assertThat(followed.values()).containsOnly(1);
    }

    @Test
    void beginsAnywhere() {
        Map<String, Integer> orders = new HashMap<>();
        LongStream.range(0, SEEDS).forEach(seed -> orders.merge(places(2, 6, seed).get("1").toString(), 1, Integer::sum));
        assertThat(orders).as("each round of a pair of rounds may be the first: 2³ orders").hasSize(8);
        assertThat(orders.values()).allMatch(count -> count > SEEDS / 16);
    }

    private static List<Integer> counts(List<List<String>> orders, int targets) {
        List<Integer> counts = new ArrayList<>();
        for (int target = 0; target < targets; target++) {
            for (int place = 0; place < targets; place++) {
                String name = name(target);
                int where = place;
                counts.add((int) orders.stream().filter(order -> order.get(where).equals(name)).count());
            }
        }
        return counts;
    }

    /** The orders of the targets, round by round, of each scenario. */
    private static Map<String, List<List<String>>> places(int targets, int rounds, long seed) {
        Order<String, String> order = order(targets, seed);
        Map<String, List<List<String>>> places = new HashMap<>();
        for (int round = 1; round <= rounds; round++) {
            Map<String, List<String>> of = new HashMap<>();
            order.round(round, (target, scenario) -> of.computeIfAbsent(scenario, each -> new ArrayList<>()).add(target));
            of.forEach((scenario, names) -> places.computeIfAbsent(scenario, each -> new ArrayList<>()).add(names));
        }
        return places;
    }

    private static Order<String, String> order(int targets, long seed) {
        return new Order<>(SCENARIOS, scenario -> IntStream.range(0, targets).mapToObj(OrderTest::name).toList(), seed);
    }

    private static String name(int target) {
        return String.valueOf((char) ('a' + target));
    }
}
