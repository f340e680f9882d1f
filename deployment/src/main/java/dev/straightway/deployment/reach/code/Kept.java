package dev.straightway.deployment.reach.code;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps what was parsed: of classes that can't change by name, of the application's by name and bytes. Safe for threads.
 */
final class Kept {

    private final Map<String, Shape> shapes = new ConcurrentHashMap<>();
    private final Map<String, Map<String, Body>> bodies = new ConcurrentHashMap<>();
    private final Map<String, Parsed> application = new ConcurrentHashMap<>();

    Map<String, Shape> shapes() {
        return shapes;
    }

    Map<String, Map<String, Body>> bodies() {
        return bodies;
    }

    /** {@return the class of the application, parsed anew if its bytes are not those of the last time} */
    Parsed application(String name, byte[] bytes) {
        Parsed known = application.get(name);
        if (known == null || !Arrays.equals(known.bytes(), bytes)) {
            known = Parsed.whole(bytes);
            application.put(name, known);
        }
        return known;
    }
}
