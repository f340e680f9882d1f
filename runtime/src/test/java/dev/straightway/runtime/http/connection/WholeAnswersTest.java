package dev.straightway.runtime.http.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import io.netty.buffer.AbstractByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.ChannelFuture;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;

class WholeAnswersTest {

    private static final int LARGE = 10_000;

    private final Memory memory = new Memory();
    private final EmbeddedChannel channel = new EmbeddedChannel(new HttpResponseEncoder());

    @BeforeEach
    void watch() {
        channel.config().setAllocator(memory);
        WholeAnswers.watch(channel.pipeline());
    }

    @AfterEach
    void close() {
        channel.finishAndReleaseAll();
    }

    @Test
    void goOutAsTheyAre() {
        ByteBuf content = content();
        assertThat(answer(content).isSuccess()).isTrue();
        assertThat(channel.isOpen()).isTrue();
        assertThat(sent()).isEqualTo("HTTP/1.1 200 OK\r\ncontent-length: 10000\r\n\r\n" + "x".repeat(LARGE));
        assertThat(content.refCnt()).isZero();
    }

    @Test
    void endTheConnectionWithoutMemoryForTheContent() {
        memory.left = LARGE - 1;
        ByteBuf content = content();
        channel.write(response(content));
        assertThat(channel.isOpen()).isFalse();
        assertThat(content.refCnt()).isZero();

        memory.left = Integer.MAX_VALUE;
        assertThat(answer(Unpooled.EMPTY_BUFFER).isSuccess()).isFalse();
        assertThat(sent()).isEmpty();
    }

    @Test
    void tellTheWriterWhatHasFailed() {
        memory.left = LARGE - 1;
        ChannelFuture written = answer(content());
        assertThat(written.isDone()).isTrue();
        assertThat(written.cause()).isNotNull();
    }

    @Test
    void endTheConnectionWithoutMemoryForTheHead() {
        memory.left = 0;
        ByteBuf content = content();
        channel.write(response(content), channel.newPromise());
        assertThat(channel.isOpen()).isFalse();
        assertThat(content.refCnt()).isZero();

        memory.left = Integer.MAX_VALUE;
        answer(Unpooled.EMPTY_BUFFER);
        assertThat(sent()).isEmpty();
    }

    private ChannelFuture answer(ByteBuf content) {
        return channel.writeAndFlush(response(content));
    }

    private static ByteBuf content() {
        return Unpooled.copiedBuffer("x".repeat(LARGE), StandardCharsets.US_ASCII);
    }

    private static DefaultFullHttpResponse response(ByteBuf content) {
        DefaultFullHttpResponse response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, content);
        response.headers().set("content-length", content.readableBytes());
        return response;
    }

    private String sent() {
        StringBuilder sent = new StringBuilder();
        for (ByteBuf bytes = channel.readOutbound(); bytes != null; bytes = channel.readOutbound()) {
            assertThat(bytes.isDirect()).isTrue();
            sent.append(bytes.toString(StandardCharsets.US_ASCII));
            bytes.release();
        }
        return sent.toString();
    }

    /** Has no more than what is left, in bytes. */
    private static final class Memory extends AbstractByteBufAllocator {

        private int left = Integer.MAX_VALUE;

        Memory() {
            super(true);
        }

        @Override
        protected ByteBuf newDirectBuffer(int initialCapacity, int maxCapacity) {
            if (initialCapacity > left) {
                throw new OutOfMemoryError("There are only " + left + " bytes left");
            }
            return UnpooledByteBufAllocator.DEFAULT.directBuffer(initialCapacity, maxCapacity);
        }

        @Override
        protected ByteBuf newHeapBuffer(int initialCapacity, int maxCapacity) {
            return UnpooledByteBufAllocator.DEFAULT.heapBuffer(initialCapacity, maxCapacity);
        }

        @Override
        public boolean isDirectBufferPooled() {
            return false;
        }
    }
}
