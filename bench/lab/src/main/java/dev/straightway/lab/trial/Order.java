package dev.straightway.lab.trial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;

/**
 * The order of the trials of a round: scenario by scenario, shuffled, and in each of them every target, shuffled, so that
 * those that are compared with one another run next to each other and none is always the first.
 */
public final class Order {

    private Order() {
    }

    /** {@return one cell for each target and scenario; the same for the same seed and round} */
    public static <T, S, C> List<C> of(List<T> targets, List<S> scenarios, long seed, BiFunction<T, S, C> cell) {
        Random random = new Random(seed);
        List<S> shuffledScenarios = shuffled(scenarios, random);
        List<C> cells = new ArrayList<>();
        for (S scenario : shuffledScenarios) {
            shuffled(targets, random).forEach(target -> cells.add(cell.apply(target, scenario)));
        }
        return cells;
    }

    private static <E> List<E> shuffled(List<E> elements, Random random) {
        List<E> shuffled = new ArrayList<>(elements);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }
}
