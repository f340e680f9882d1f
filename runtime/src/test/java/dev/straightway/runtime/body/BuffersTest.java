package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.sun.management.ThreadMXBean;

import io.vertx.core.buffer.Buffer;

class BuffersTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MIB = 1024 * 1024;
    private static final int PIECE = 64 * 1024;

    /** Each time that a buffer grows, all that it holds is copied. */
    @ParameterizedTest
    @ValueSource(longs = { Buffers.UNKNOWN, 96 * MIB })
    void growSoThatEachByteIsCopiedAFewTimes(long expected) {
        Buffer collected = Buffer.buffer();
        Buffer piece = Buffer.buffer(new byte[PIECE]);
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        for (int length = 0; length < 96 * MIB; length += PIECE) {
            collected = Buffers.room(collected, PIECE, expected).appendBuffer(piece);
        }
        long allocated = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
        assertThat(collected.length()).isEqualTo(96 * MIB);
        assertThat(allocated).isLessThan(6L * 96 * MIB);
    }

    @Test
    void haveTheRoomThatIsExpectedAndNoMore() {
        Buffer collected = Buffers.room(Buffer.buffer(new byte[8 * MIB]), 1, 9 * MIB);
        assertThat(Buffers.capacity(collected)).isEqualTo(9 * MIB);
        assertThat(collected.length()).isEqualTo(8 * MIB);
    }

    /** A client may announce what it never sends. */
    @Test
    void haveNoMoreThanHalfOfWhatHasCome() {
        Buffer collected = Buffers.room(Buffer.buffer(new byte[8 * MIB]), 1, 1L << 40);
        assertThat(Buffers.capacity(collected)).isBetween(9 * MIB, 12 * MIB + 2);
    }

    @Test
    void haveRoomForWhatIsLongerThanExpected() {
        Buffer collected = Buffers.room(Buffer.buffer(new byte[8 * MIB]), 2 * MIB, 9 * MIB);
        assertThat(Buffers.capacity(collected)).isGreaterThanOrEqualTo(10 * MIB);
    }

    @Test
    void stayWhereTheyHaveRoom() {
        Buffer collected = Buffers.room(Buffer.buffer(new byte[8 * MIB]), 1, Buffers.UNKNOWN);
        assertThat(Buffers.room(collected, MIB, Buffers.UNKNOWN)).isSameAs(collected);
    }
}
