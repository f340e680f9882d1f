package dev.straightway.lab.agent;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.management.JMException;
import javax.management.ObjectName;

/** Collects, and tells in one line of {@code name=value} pairs what is left on the heap, and where the heap lies in memory. */
final class HeapMemory {

    private static final String COMMANDS = "com.sun.management:type=DiagnosticCommand";

    /** Each space of the heap as the JVM writes it: from, perhaps to where it is in use, to. */
    private static final Pattern SPACE = Pattern.compile("\\[0x([0-9a-f]+),(?: ?0x[0-9a-f]+,)? ?0x([0-9a-f]+)\\)");

    private HeapMemory() {
    }

    static String line() {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        memory.gc();
        return "liveHeapBytes=" + memory.getHeapMemoryUsage().getUsed() + " " + place(spaces());
    }

    /** {@return the least and the greatest address of the spaces; 0 both where there are none, as of ZGC} */
    static String place(String spaces) {
        long from = Long.MAX_VALUE;
        long to = 0;
        Matcher space = SPACE.matcher(spaces);
        while (space.find()) {
            from = Math.min(from, Long.parseLong(space.group(1), 16));
            to = Math.max(to, Long.parseLong(space.group(2), 16));
        }
        return "heapFrom=" + (to == 0 ? 0 : from) + " heapTo=" + to;
    }

    private static String spaces() {
        try {
            return (String) ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName(COMMANDS), "gcHeapInfo", null,
                    null);
        } catch (JMException noHotSpot) {
            return "";
        }
    }
}
