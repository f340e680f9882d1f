package dev.straightway.runtime.body;

import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.ValueWriter;
import io.vertx.core.buffer.Buffer;

/**
 * Writes values by generated code, into an array of the length that the last ones had; a long one is used again
 * ({@link EntityArrays}). What fails half way is left to Jackson, which begins again: then getters are called twice, and the
 * failure is Jackson's own.
 * <p>
 * Where that happens often, Jackson writes everything for a while. For all threads; that they count together inexactly does no
 * harm.
 */
final class GeneratedEncoder {

    /** The output makes room for the longest escape before it writes one. */
    private static final int MARGIN = 8;

    private final ValueWriter writer;
    private final Misses misses = new Misses();
    private final ExpectedLength expected = new ExpectedLength();

    GeneratedEncoder(ValueWriter writer) {
        this.writer = writer;
    }

    /** {@return the text, or {@code null} if Jackson has to write it} */
    Buffer encode(Object entity) {
        if (misses.areTooMany()) {
            return null;
        }
        JsonOutput output = new JsonOutput(EntityArrays.array(expected.next()));
        try {
            writer.write(entity, output);
        } catch (Exception | StackOverflowError | LinkageError e) {
            misses.add();
            return null;
        }
        misses.hit();
        expected.learn(output.length() + MARGIN);
        return EntityArrays.buffer(output.bytes(), output.length());
    }
}
