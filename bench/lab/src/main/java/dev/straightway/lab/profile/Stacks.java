package dev.straightway.lab.profile;

import java.util.List;

/**
 * What a recording gave.
 *
 * @param engine what sampled, and how, as "async-profiler 4.3, cpu-clock (perf_events)"
 * @param samples how often it looked; many samples share a stack
 */
public record Stacks(Kind kind, String engine, long samples, List<Stack> stacks) {

    public Stacks {
        stacks = List.copyOf(stacks);
    }

    /** {@return nanoseconds of CPU or bytes in all} */
    public long weight() {
        return stacks.stream().mapToLong(Stack::weight).sum();
    }
}
