package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.HexFormat;
import java.util.Random;
import java.util.Set;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.NoContentException;

import org.jboss.logging.Logger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import com.sun.management.ThreadMXBean;

/**
 * Every reader with bodies that were broken from a seed: each is read, or refused as the client's fault with a word about it,
 * in bounded memory.
 * <p>
 * How many all readers get together, and the seed: {@code -Dfuzzed.bodies=1000000 -Dfuzzed.seed=7}. A failure names the body.
 */
class FuzzedBodiesTest {

    private static final Logger LOG = Logger.getLogger(FuzzedBodiesTest.class);
    private static final int BODIES = Integer.getInteger("fuzzed.bodies", 20_000);
    private static final long SEED = Long.getLong("fuzzed.seed", 1);
    private static final int READERS = (int) FuzzedReader.all().count();
    /** A body has 64 KiB at most; a text in UTF-16, a tree of nodes or a table of fields are some hundred times as large. */
    private static final long MOST_BYTES = 64 << 20;
    private static final Set<Integer> REFUSALS = Set.of(400, 413, 415);

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** What became of the bodies. */
    private int read;
    private int refused;

    @ParameterizedTest
    @MethodSource("dev.straightway.runtime.body.FuzzedReader#all")
    void readsOrRefusesWhateverComes(FuzzedReader reader) throws Exception {
        Mutator mutator = new Mutator(reader.valid(), reader.contentType());
        for (byte[] valid : reader.valid()) {
            assertThat(reader.reading().read(reader.contentType(), valid)).as("a valid body").isNotNull();
        }
        for (int i = 0; i < BODIES / READERS; i++) {
            Random random = new Random(SEED * 1_000_003 + i);
            check(reader, mutator.body(random), mutator.contentType(random));
        }
        LOG.infof("%s: %d bodies read, %d refused", reader, read, refused);
        assertThat(read).as("bodies that are read").isPositive();
        assertThat(refused).as("bodies that are refused").isPositive();
    }

    private void check(FuzzedReader reader, byte[] body, String contentType) {
        long before = threads.getCurrentThreadAllocatedBytes();
        try {
            reader.reading().read(contentType, body);
            read++;
        } catch (NoContentException empty) {
            refused++;
        } catch (WebApplicationException refusal) {
            assertThat(REFUSALS).as(words(body, contentType)).contains(refusal.getResponse().getStatus());
            assertThat(refusal.getMessage()).as(words(body, contentType)).isNotBlank();
            refused++;
        } catch (Throwable other) {
            throw new AssertionError(words(body, contentType), other);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).as(() -> words(body, contentType)).isLessThan(MOST_BYTES);
    }

    private static String words(byte[] body, String contentType) {
        return contentType + " of " + body.length + " bytes: " + HexFormat.of().formatHex(body, 0, Math.min(body.length, 2000));
    }
}
