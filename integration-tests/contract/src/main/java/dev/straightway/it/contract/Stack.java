package dev.straightway.it.contract;

/**
 * A stack, with everything in which its answers differ from the others'. Each difference stands in docs/differences.md with
 * its reason.
 *
 * @param prefix the path before all resources
 * @param eventLoop the thread of a method with {@code @NonBlocking}
 * @param virtual whether {@code person/virtual} is there
 * @param json the Content-Type of an entity that a method produces as JSON
 * @param jsonOnNull the Content-Type of a 204 where JSON was to be produced; {@code null} for none
 * @param allowOn405 whether 405 carries Allow
 * @param arrayForObject the status of the answer to a JSON array where an object is read
 * @param longLiteral which method of one class answers {@code /matching/x/longliteral}
 */
public record Stack(String prefix, String eventLoop, boolean virtual, String json, String jsonOnNull,
        boolean allowOn405, int arrayForObject, String longLiteral) {

    private static final String UTF_8 = "application/json;charset=UTF-8";

    public static final Stack CLASSIC = new Stack("/resteasy", "worker", true, "application/json", null,
            true, 400, "long literal x");

    /** Its build refuses {@code @RunOnVirtualThread} on a JDK without virtual threads. */
    public static final Stack REACTIVE = new Stack("/reactive", "event-loop", hasVirtualThreads(), UTF_8, UTF_8,
            false, 200, "capture longliteral");

    public static final Stack STRAIGHTWAY = new Stack("/straightway", "event-loop", true, UTF_8, null, true, 400,
            "long literal x");

    /** {@return whether the JVM has virtual threads} */
    static boolean hasVirtualThreads() {
        return Runtime.version().feature() >= 21;
    }
}
