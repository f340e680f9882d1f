package dev.straightway.it.hostile.attack.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerReaderTest {

    @Test
    void readsOneAnswerBehindTheOther() throws IOException {
        AnswerReader in = reader("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab"
                + "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n2\r\nbc\r\n0\r\n\r\n"
                + "HTTP/1.1 204 No Content\r\n\r\n");
        assertThat(in.read("GET").text()).isEqualTo("ab");
        assertThat(in.read("GET").text()).isEqualTo("abc");
        assertThat(in.read("GET").status()).isEqualTo(204);
        assertThat(in.read("GET")).isNull();
    }

    @Test
    void readsNoBodyOfAnAnswerToHead() throws IOException {
        AnswerReader in = reader("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n");
        assertThat(in.read("HEAD").body()).isEmpty();
        assertThat(in.read("GET")).isNull();
    }

    @Test
    void passesOverAnInterimAnswer() throws IOException {
        assertThat(reader("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n").read("POST").status())
                .isEqualTo(200);
    }

    @Test
    void readsUpToTheEndWhereNothingElseEndsTheBody() throws IOException {
        Answer answer = reader("HTTP/1.1 200 OK\r\n\r\nall").read("GET");
        assertThat(answer.text()).isEqualTo("all");
        assertThat(answer.closes()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "OKHTTP/1.1 200 OK~~ | no status line: 'OKHTTP/1.1 200 OK'",
            "HTTP/1.1 200 OK~Content-Length: 1~Content-Length: 1~~a | Content-Length or Transfer-Encoding twice: [1, 1][]",
            "HTTP/1.1 200 OK~Content-Length: 1~Transfer-Encoding: chunked~~a | Content-Length beside Transfer-Encoding",
            "HTTP/1.1 200 OK~Content-Length: -1~~a | Content-Length: -1",
            "HTTP/1.1 200 OK~Transfer-Encoding: gzip~~a | Transfer-Encoding: gzip",
            "HTTP/1.1 204 No Content~Content-Length: 0~~ | 204 with [0][]",
            "HTTP/1.1 200 OK~Bad Name: a~~ | no header field: 'Bad Name: a'",
            "HTTP/1.1 200 OK~ folded~~ | no header field: ' folded'",
            "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~x~ | no size of a chunk: 'x'",
            "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~1~ab~0~~ | 'b' behind a chunk" })
    void forgivesNothing(String answer, String message) {
        assertThatThrownBy(() -> reader(answer.replace("~", "\r\n")).read("GET")).isInstanceOf(FramingException.class)
                .hasMessage(message);
    }

    @Test
    void knowsALineWithoutCr() {
        assertThatThrownBy(() -> reader("HTTP/1.1 200 OK\n\n").read("GET")).isInstanceOf(FramingException.class)
                .hasMessage("a line ends without CR: 'HTTP/1.1 200 OK'");
    }

    @ParameterizedTest
    @CsvSource({ "HTTP/1.1 20", "HTTP/1.1 200 OK~Content-Le", "HTTP/1.1 200 OK~Content-Length: 5~~abc",
            "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~5~abc", "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~1~a~" })
    void seesThatAnAnswerIsCut(String answer) {
        assertThatThrownBy(() -> reader(answer.replace("~", "\r\n")).read("GET")).isInstanceOf(TruncatedException.class);
    }

    private static AnswerReader reader(String bytes) {
        return new AnswerReader(new ByteArrayInputStream(bytes.getBytes(StandardCharsets.ISO_8859_1)));
    }
}
