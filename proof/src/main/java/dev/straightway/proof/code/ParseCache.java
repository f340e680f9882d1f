package dev.straightway.proof.code;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps what was parsed: of classes that can't change by name, of the application's by name and bytes. Safe for threads.
 */
final class ParseCache {

    private final Map<String, Shape> shapes = new ConcurrentHashMap<>();
    private final Map<String, Map<Method, Body>> bodies = new ConcurrentHashMap<>();
    private final Map<String, Parsed> application = new ConcurrentHashMap<>();
    private final Map<String, String> names = new ConcurrentHashMap<>();

    Map<String, Shape> shapes() {
        return shapes;
    }

    Map<String, Map<Method, Body>> bodies() {
        return bodies;
    }

    /** {@return an equal text, always the same one, so that looking names up needn't compare them} */
    String name(String text) {
        String known = names.putIfAbsent(text, text);
        return known == null ? text : known;
    }

    /** {@return the class of the application, parsed anew if its bytes are not those of the last time} */
    Parsed application(String name, byte[] bytes) {
        Parsed known = application.get(name);
        if (known == null || !Arrays.equals(known.bytes(), bytes)) {
            known = Parsed.whole(bytes, this);
            application.put(name, known);
        }
        return known;
    }
}
