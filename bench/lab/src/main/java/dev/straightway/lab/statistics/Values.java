package dev.straightway.lab.statistics;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;

/**
 * The trials that count of one target in one place: of each round the last valid attempt, for an earlier one was run again
 * because it had been disturbed.
 */
public final class Values {

    private final SortedMap<Integer, Trial> rounds;

    private Values(SortedMap<Integer, Trial> rounds) {
        this.rounds = rounds;
    }

    /** {@return the trials that count of one target, scenario and placement} */
    public static Values of(Results results, String target, String scenario, String placement) {
        SortedMap<Integer, Trial> rounds = new TreeMap<>();
        for (Trial trial : results.trials()) {
            if (trial.valid() && trial.target().equals(target) && trial.scenario().equals(scenario)
                    && trial.placement().equals(placement)) {
                rounds.merge(trial.round(), trial, (one, other) -> one.attempt() > other.attempt() ? one : other);
            }
        }
        return new Values(rounds);
    }

    /** {@return the values of a metric, by round; without the rounds in which it is unknown} */
    public double[] of(String metric) {
        return rounds.values().stream().filter(trial -> knows(trial, metric))
                .mapToDouble(trial -> trial.values().get(metric)).toArray();
    }

    /** {@return the rounds in which both know the metric, in ascending order} */
    List<Integer> roundsWith(Values other, String metric) {
        return rounds.keySet().stream().filter(round -> other.rounds.containsKey(round))
                .filter(round -> knows(rounds.get(round), metric) && knows(other.rounds.get(round), metric)).toList();
    }

    double[] of(String metric, Collection<Integer> chosen) {
        return chosen.stream().mapToDouble(round -> rounds.get(round).values().get(metric)).toArray();
    }

    /** {@return how many of them were not steady when their warm-up ended} */
    int unsteady() {
        return (int) rounds.values().stream().filter(trial -> !trial.steady()).count();
    }

    private static boolean knows(Trial trial, String metric) {
        Map<String, Double> values = trial.values();
        Double value = values.get(metric);
        return value != null && Double.isFinite(value);
    }
}
