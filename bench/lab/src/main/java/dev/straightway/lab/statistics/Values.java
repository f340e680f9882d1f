package dev.straightway.lab.statistics;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

import dev.straightway.lab.results.ClosedLoop;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;

/**
 * The trials that count of one target in one place: of each round the last valid attempt, for an earlier one was run again
 * because it had been disturbed. Where the generator was the bottleneck in one of them, no figure of the closed loop counts.
 */
public final class Values {

    private final SortedMap<Integer, Trial> rounds;

    private Values(SortedMap<Integer, Trial> rounds) {
        this.rounds = rounds;
    }

    /** {@return the trials that count of one target, scenario and placement} */
    public static Values of(Results results, String target, String scenario, String placement) {
        return of(results.trials(), target, scenario, placement);
    }

    /** {@return those of one target, scenario and placement among trials, as while a run goes on} */
    public static Values of(List<Trial> trials, String target, String scenario, String placement) {
        SortedMap<Integer, Trial> rounds = new TreeMap<>();
        for (Trial trial : trials) {
            if (trial.valid() && trial.target().equals(target) && trial.scenario().equals(scenario)
                    && trial.placement().equals(placement)) {
                rounds.merge(trial.round(), trial, (one, other) -> one.attempt() > other.attempt() ? one : other);
            }
        }
        return new Values(rounds);
    }

    /**
     * {@return whether a metric counts here} Without the rounds in which the generator was the bottleneck, the closed loop
     * would have the slow ones alone: it counts in all of them or in none.
     */
    public boolean tells(String metric) {
        return !ClosedLoop.FIGURES.contains(metric) || rounds.values().stream().noneMatch(ClosedLoop::ofGenerator);
    }

    /** {@return the values of a metric that counts, by round; without the rounds in which it is unknown} */
    public double[] of(String metric) {
        return rounds.values().stream().filter(trial -> knows(trial, metric))
                .mapToDouble(trial -> trial.values().get(metric)).toArray();
    }

    /** {@return the median of a metric; empty where no round knows it} */
    public OptionalDouble median(String metric) {
        double[] values = of(metric);
        Arrays.sort(values);
        return values.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(Quantiles.median(values));
    }

    /** {@return the metric in each round that knows it} */
    SortedMap<Integer, Double> byRound(String metric) {
        SortedMap<Integer, Double> values = new TreeMap<>();
        rounds.forEach((round, trial) -> {
            if (knows(trial, metric)) {
                values.put(round, trial.values().get(metric));
            }
        });
        return values;
    }

    /** {@return the rounds in which both know the metric, in ascending order} */
    List<Integer> roundsWith(Values other, String metric) {
        return rounds.keySet().stream().filter(round -> other.rounds.containsKey(round))
                .filter(round -> knows(rounds.get(round), metric) && other.knows(other.rounds.get(round), metric)).toList();
    }

    double[] of(String metric, Collection<Integer> chosen) {
        return chosen.stream().mapToDouble(round -> rounds.get(round).values().get(metric)).toArray();
    }

    /** {@return by how much a metric is that of others, in each round that both know} */
    public double[] ratios(Values others, String metric) {
        return roundsWith(others, metric).stream()
                .mapToDouble(round -> rounds.get(round).values().get(metric) / others.rounds.get(round).values().get(metric))
                .toArray();
    }

    private boolean knows(Trial trial, String metric) {
        Double value = trial.values().get(metric);
        return value != null && Double.isFinite(value) && tells(metric);
    }
}
