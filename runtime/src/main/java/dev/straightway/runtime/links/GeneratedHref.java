package dev.straightway.runtime.links;

import dev.straightway.links.Href;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.SelfWritten;

/**
 * A link that writes itself into JSON. For each method of a link interface that returns an {@code Href}, the build generates a
 * class that holds the values:
 *
 * <pre>
 * public final class ItemLinks_Href0 extends GeneratedHref {
 *     private final int p0;
 *     private final Object p1;
 *
 *     public void append(JsonOutput output) {
 *         output.plain("/items/");
 *         output.number(p0);
 *         output.plain("/parts");
 *         LinkJson.query(output, false, "colour=", p1);
 *     }
 * }
 * </pre>
 *
 * What is appended is ASCII, and nothing of it has to be escaped in JSON.
 */
public abstract class GeneratedHref extends Href implements SelfWritten {

    private static final int EXPECTED = 96;

    /** Appends the link, without what absolute links begin with. */
    public abstract void append(JsonOutput output);

    @Override
    public void write(JsonOutput output) {
        output.plain('"');
        append(output);
        output.plain('"');
    }

    @Override
    public String toString() {
        JsonOutput output = new JsonOutput(EXPECTED);
        append(output);
        return output.ascii();
    }
}
