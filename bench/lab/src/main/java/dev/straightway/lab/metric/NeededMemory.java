package dev.straightway.lab.metric;

import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** What the server needs of the machine's memory, in all and by parts. */
record NeededMemory(MeasuredMetric description, ToDoubleFunction<MemoryUse> mebibytes) implements Metric {

    static final NeededMemory ALL = of("memory", "Memory needed",
            "the two that follow; not the resident memory, most of which is the heap, which is the same for every server"
                    + " (lab.heap)",
            use -> use.liveHeapMib() + use.besideHeapMib());
    static final NeededMemory HEAP = of("live-heap", "Heap in use",
            "MemoryMXBean, after a collection that follows the timed window",
            MemoryUse::liveHeapMib);
    static final NeededMemory BESIDE = of("beside-heap", "Memory beside the heap",
            "resident memory of /proc/PID/smaps after the"
                    + " timed window, without the mappings of the heap",
            MemoryUse::besideHeapMib);

    private static NeededMemory of(String name, String title, String method, ToDoubleFunction<MemoryUse> mebibytes) {
        return new NeededMemory(new MeasuredMetric(name, title, "MiB", true, false, method), mebibytes);
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.memory().stream().mapToDouble(mebibytes).findFirst();
    }
}
