package dev.straightway.runtime.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.UUID;

import org.junit.jupiter.api.Test;

import com.sun.management.ThreadMXBean;

import dev.straightway.runtime.json.JsonOutput;

/** Counts the bytes that links allocate when they are written into JSON, without help of the optimizing compiler. */
class HrefAllocationTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MANY = 10_000;
    private static final int LONGEST = 300;

    /** A link with a value of each kind. */
    private static final class Everything extends AbsoluteHref {

        private final Object key;
        private final Object id;
        private final Object colours;
        private final long number;

        Everything(String base, Object key, Object id, Object colours, long number) {
            super(base);
            this.key = key;
            this.id = id;
            this.colours = colours;
            this.number = number;
        }

        @Override
        public void append(JsonOutput output) {
            output.plain("/items/");
            LinkJson.segment(output, key);
            output.plain("/");
            LinkJson.plain(output, id);
            output.plain("/");
            output.number(number);
            LinkJson.matrix(output, ";m=", key);
            LinkJson.query(output, LinkJson.query(output, false, "c=", colours), "d=", key);
        }
    }

    private static long written(GeneratedHref[] links) {
        JsonOutput output = new JsonOutput(MANY * LONGEST);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (GeneratedHref link : links) {
            link.write(output);
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void takesNothingBesideTheBytesOfTheAnswer() {
        GeneratedHref[] links = new GeneratedHref[MANY];
        for (int i = 0; i < MANY; i++) {
            links[i] = new Everything("https://shop.example/api", LinkValues.given("k y\u00e4\ud83d\ude00" + i, "key"),
                    LinkValues.given(new UUID(i, -i), "id"), LinkValues.all(List.of("red", i, "\u20ac")), i * 3_000_000_000L);
        }
        written(links);
        assertThat(written(links)).isLessThan(MANY);
    }
}
