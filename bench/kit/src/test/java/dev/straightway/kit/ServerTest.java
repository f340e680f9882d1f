package dev.straightway.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import org.junit.jupiter.api.Test;

class ServerTest {

    private static final Request REQUEST = Request.from("GET", "/");

    /** Answers with its number, from 1. */
    private static final class Counting implements Server {
        private int answered;

        @Override
        public Response apply(Request request) {
            byte[] number = Integer.toString(++answered).getBytes(StandardCharsets.US_ASCII);
            return new Response(200, List.of(new Header("Content-Type", "text/plain")), number, List.of());
        }

        @Override
        public CompletionStage<Response> send(Request request) {
            return CompletableFuture.completedStage(apply(request));
        }

        @Override
        public void close() {
            answered = 0;
        }
    }

    @Test
    void repeatsARequestAndReturnsTheLastAnswer() {
        assertThat(new Counting().repeat(REQUEST, 9).text()).isEqualTo("9");
    }

    @Test
    void refusesAnAnswerThatIsNotLikeTheFirst() {
        assertThatThrownBy(() -> new Counting().repeat(REQUEST, 10)).isInstanceOf(IllegalStateException.class)
                .hasMessage("Answer 10 to GET / is 200 with 2 bytes, the first was 200 with 1");
    }

    @Test
    void refusesToRepeatNothing() {
        assertThatThrownBy(() -> new Counting().repeat(REQUEST, 0)).hasMessage("GET / 0 times");
    }

    @Test
    void readsTheTextByTheCharsetOfItsType() {
        byte[] latin = { (byte) 0xe4 };
        assertThat(
                new Response(200, List.of(new Header("content-type", "text/plain; charset=\"iso-8859-1\"")), latin, List.of())
                        .text())
                .isEqualTo("ä");
    }
}
