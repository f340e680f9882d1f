package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.jboss.logging.Logger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
            byte[] body = mutator.body(random);
            if (new SentBody(mutator.contentType(random), body).isReadBy(reader)) {
                read++;
            } else {
                refused++;
            }
        }
        LOG.infof("%s: %d bodies read, %d refused", reader, read, refused);
        assertThat(read).as("bodies that are read").isPositive();
        assertThat(refused).as("bodies that are refused").isPositive();
    }
}
