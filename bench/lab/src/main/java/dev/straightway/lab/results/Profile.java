package dev.straightway.lab.results;

/**
 * A profile of one target and scenario.
 *
 * @param kind "cpu" or "alloc"
 * @param engine what sampled, and how, as "async-profiler 4.3, perf_events" or "JFR"
 * @param samples how many samples it holds
 * @param overheadPercent how much less was served a second than without it; NaN where that is unknown
 * @param flamegraph its file, relative to the results, or {@code null} without one
 * @param failure why there is none, or {@code null}
 * @param conditions under which it was made; of an earlier lab {@link Conditions#UNKNOWN}
 */
public record Profile(String target, String scenario, String kind, String engine, long samples, double overheadPercent,
        String flamegraph, String failure, Conditions conditions) {

    public Profile {
        conditions = conditions == null ? Conditions.UNKNOWN : conditions;
    }

    /** {@return the same, made under these conditions} */
    public Profile under(Conditions others) {
        return new Profile(target, scenario, kind, engine, samples, overheadPercent, flamegraph, failure, others);
    }
}
