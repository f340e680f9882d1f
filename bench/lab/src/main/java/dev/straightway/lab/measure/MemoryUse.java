package dev.straightway.lab.measure;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a server needs of the machine's memory: not the heap that it was given, of which it touches what it may.
 *
 * @param liveHeapBytes of the heap after a collection
 * @param besideHeapKib resident memory in kibibytes that isn't the heap's: code, classes, stacks, buffers, the JVM's own
 */
public record MemoryUse(long liveHeapBytes, long besideHeapKib) {

    private static final Pattern MAPPING = Pattern.compile("([0-9a-f]+)-([0-9a-f]+) .*");
    private static final Pattern RESIDENT = Pattern.compile("Rss: +([0-9]+) kB");

    /**
     * {@return what it is; nothing where the JVM doesn't tell where its heap lies}
     *
     * @param smaps what the kernel says of the mappings of the process
     * @param heap the line of the agent
     */
    public static Optional<MemoryUse> parse(String smaps, String heap) {
        AgentLine told = AgentLine.parse(heap);
        long from = told.number("heapFrom");
        long to = told.number("heapTo");
        return to == 0 ? Optional.empty()
                : Optional.of(new MemoryUse(told.number("liveHeapBytes"), resident(smaps, from, to)));
    }

    /** {@return kibibytes of all mappings but those in which the heap lies} */
    private static long resident(String smaps, long from, long to) {
        long beside = 0;
        boolean heap = false;
        for (String line : smaps.split("\n")) {
            Matcher mapping = MAPPING.matcher(line);
            if (mapping.matches()) {
                heap = Long.parseUnsignedLong(mapping.group(1), 16) < to && Long.parseUnsignedLong(mapping.group(2), 16) > from
                        && !mapping.group(1).startsWith("ffffffff");
            }
            Matcher resident = RESIDENT.matcher(line);
            beside += !heap && resident.matches() ? Long.parseLong(resident.group(1)) : 0;
        }
        return beside;
    }

    public double liveHeapMib() {
        return liveHeapBytes / 1024.0 / 1024;
    }

    public double besideHeapMib() {
        return besideHeapKib / 1024.0;
    }
}
