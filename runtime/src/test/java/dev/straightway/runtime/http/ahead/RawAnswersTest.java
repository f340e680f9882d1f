package dev.straightway.runtime.http.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.vertx.core.buffer.Buffer;

class RawAnswersTest {

    private final EmbeddedChannel channel = new EmbeddedChannel(new ChannelOutboundHandlerAdapter());
    private final RawAnswers answers = new RawAnswers(channel.pipeline().firstContext(), channel.voidPromise());

    @AfterEach
    void close() {
        channel.finishAndReleaseAll();
    }

    @ParameterizedTest
    @ValueSource(ints = { 0, 1, 9, 10, 99, 100, 101, 1_000, 12_345, 1_000_000 })
    void tellsTheLength(int length) {
        assertThat(answers.add("text/plain", Buffer.buffer("x".repeat(length)))).isTrue();
        answers.flush();
        assertThat(sent()).isEqualTo("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\ncontent-length: " + length + "\r\n\r\n"
                + "x".repeat(length));
    }

    @Test
    void tellsTheTypeOfEach() {
        for (String type : new String[] { "a/b", "a/b", null, "c/d;e=\"f g\"", null, "a/b" }) {
            answers.add(type, Buffer.buffer(type == null ? "" : "1234567890"));
        }
        answers.flush();
        String typed = "HTTP/1.1 200 OK\r\nContent-Type: a/b\r\ncontent-length: 10\r\n\r\n1234567890";
        String untyped = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";
        assertThat(sent()).isEqualTo(typed + typed + untyped + typed.replace("a/b", "c/d;e=\"f g\"") + untyped + typed);
    }

    @Test
    void tellsThatThereIsNothing() {
        answers.add("a/b", Buffer.buffer("one"));
        answers.addNothing();
        answers.add("a/b", Buffer.buffer("two"));
        answers.flush();
        String one = "HTTP/1.1 200 OK\r\nContent-Type: a/b\r\ncontent-length: 3\r\n\r\none";
        assertThat(sent()).isEqualTo(one + "HTTP/1.1 204 No Content\r\n\r\n" + one.replace("one", "two"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "text/plain\r\nX: y", "text/plain\n", "text/pl\u00e4in", "text/plain\u007f", "\u0000" })
    void leavesTypesThatAreNotPrintable(String type) {
        assertThat(answers.add(type, Buffer.buffer("text"))).isFalse();
        assertThat(answers.flush()).isFalse();
        assertThat(answers.add("text/plain", Buffer.buffer("text"))).isTrue();
    }

    @Test
    void sendsWhatCameTogetherInOneBuffer() {
        answers.add("a/b", Buffer.buffer("one"));
        answers.add("a/b", Buffer.buffer("two"));
        assertThat(channel.outboundMessages()).isEmpty();
        assertThat(answers.flush()).isTrue();
        assertThat(channel.outboundMessages()).hasSize(1);
        assertThat(answers.flush()).isFalse();
    }

    @Test
    void sendsWhatWasWrittenWithoutMore() {
        answers.add("a/b", Buffer.buffer("one"));
        answers.write();
        assertThat(channel.outboundMessages()).isEmpty();
        assertThat(answers.flush()).isTrue();
        assertThat(sent()).endsWith("one");
    }

    @Test
    void writesLongAnswersAtOnce() {
        for (int i = 0; i < 3; i++) {
            answers.add("a/b", Buffer.buffer("x".repeat(40_000)));
        }
        assertThat(answers.flush()).isTrue();
        assertThat(channel.outboundMessages()).hasSize(3);
    }

    @Test
    void dropsWhatIsNotWritten() {
        answers.add("a/b", Buffer.buffer("one"));
        answers.drop();
        assertThat(answers.flush()).isFalse();
        assertThat(channel.outboundMessages()).isEmpty();
    }

    @Test
    void leavesTheContentAsItIs() {
        Buffer content = Buffer.buffer("one");
        answers.add("a/b", content);
        answers.flush();
        assertThat(content.toString()).isEqualTo("one");
    }

    private String sent() {
        StringBuilder all = new StringBuilder();
        for (ByteBuf bytes = channel.readOutbound(); bytes != null; bytes = channel.readOutbound()) {
            all.append(bytes.toString(StandardCharsets.US_ASCII));
            bytes.release();
        }
        return all.toString();
    }
}
