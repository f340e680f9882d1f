package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;

class BodyStreamTest {

    private final BodyStream stream = new BodyStream(MadeExchange.of("POST /").body("text").made());

    @Test
    void readsTheBody() throws IOException {
        assertThat(stream.available()).isEqualTo(4);
        assertThat(stream.read()).isEqualTo('t');
        assertThat(stream.skip(1)).isEqualTo(1);
        byte[] rest = new byte[10];
        assertThat(stream.read(rest, 1, 9)).isEqualTo(2);
        assertThat(rest).startsWith(0, 'x', 't', 0);
        assertThat(stream.read()).isEqualTo(-1);
        assertThat(stream.readAllBytes()).isEmpty();
    }

    @Test
    void goesBackToItsMark() throws IOException {
        assertThat(stream.markSupported()).isTrue();
        assertThat(stream.read()).isEqualTo('t');
        stream.mark(10);
        assertThat(stream.readAllBytes()).asString().isEqualTo("ext");
        stream.reset();
        assertThat(stream.readAllBytes()).asString().isEqualTo("ext");
    }

    @Test
    void isMarkedAtItsBeginBeforeAnythingIsRead() throws IOException {
        stream.reset();
        stream.mark(10);
        assertThat(stream.readAllBytes()).asString().isEqualTo("text");
        stream.reset();
        assertThat(stream.readAllBytes()).asString().isEqualTo("text");
    }
}
