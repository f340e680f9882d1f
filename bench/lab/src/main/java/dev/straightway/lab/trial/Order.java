package dev.straightway.lab.trial;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The order of the trials of each round: scenario by scenario, and in each of them every target that can be run, so that those
 * that are compared with one another run next to each other. Both are {@linkplain Balanced balanced} over the rounds.
 *
 * @param <S> scenarios
 * @param <T> targets
 */
public final class Order<S, T> {

    private final Balanced<S> scenarios;
    private final Map<S, Balanced<T>> targets = new HashMap<>();

    /**
     * @param runnable the targets on which a scenario can be run
     * @param seed the same gives the same order
     */
    public Order(List<S> scenarios, Function<S, List<T>> runnable, long seed) {
        this.scenarios = new Balanced<>(scenarios, seed);
        IntStream.range(0, scenarios.size()).forEach(i -> targets.put(scenarios.get(i),
                new Balanced<>(runnable.apply(scenarios.get(i)), seed + (i + 1) * Balanced.GOLDEN)));
    }

    /**
     * {@return one cell for each scenario and each target that can run it}
     *
     * @param number of the round, counted from 1
     */
    public <C> List<C> round(int number, BiFunction<T, S, C> cell) {
        List<C> cells = new ArrayList<>();
        for (S scenario : scenarios.round(number)) {
            targets.get(scenario).round(number).forEach(target -> cells.add(cell.apply(target, scenario)));
        }
        return cells;
    }
}
