package dev.straightway.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestTest {

    @Test
    void sendsWhatItWasGivenAndWhatBelongsToTheEntity() {
        Request request = Request.from("POST", "/a?b=c").header("Accept", "text/plain").header("X-A", "1").header("x-a", "2")
                .entity("ä", "text/plain;charset=ISO-8859-1");
        assertThat(request.headers()).containsExactly(new Header("Host", "localhost"), new Header("Accept", "text/plain"),
                new Header("X-A", "1"), new Header("x-a", "2"), new Header("Content-Type", "text/plain;charset=ISO-8859-1"),
                new Header("Content-Length", "1"));
        assertThat(request.entity()).isEqualTo("ä".getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void sendsNoLengthWhereItSendsChunks() {
        assertThat(Request.from("POST", "/").entity("abc", "text/plain").chunked(2).headers()).containsExactly(
                new Header("Host", "localhost"), new Header("Content-Type", "text/plain"),
                new Header("Transfer-Encoding", "chunked"));
    }

    @Test
    void saysThatAPostHasNoEntityAndNothingOfThatOfAGet() {
        assertThat(Request.from("POST", "/").headers()).contains(new Header("Content-Length", "0"));
        assertThat(Request.from("GET", "/").headers()).containsExactly(new Header("Host", "localhost"));
    }

    @Test
    void replacesTheHostAndTheEntityAndStaysAsItWas() {
        Request plain = Request.from("PUT", "/").header("host", "a.example").entity("a", "text/plain");
        Request other = plain.header("Host", "b.example").entity("bc", "text/html");
        assertThat(other.headers()).containsExactly(new Header("Host", "b.example"), new Header("Content-Type", "text/html"),
                new Header("Content-Length", "2"));
        assertThat(plain.headers()).contains(new Header("host", "a.example"), new Header("Content-Length", "1"));
    }

    @Test
    void takesAllThatARequestHasAtOnce() {
        Request request = Request.of("POST", "/", List.of(new Header("Content-Type", "text/plain")), new byte[3]);
        assertThat(request.headers()).containsExactly(new Header("Host", "localhost"),
                new Header("Content-Type", "text/plain"), new Header("Content-Length", "3"));
        assertThat(request.length()).isEqualTo(3);
        assertThatThrownBy(() -> Request.of("GET", "/", List.of(new Header("a", "b\n")), new byte[0]))
                .hasMessage("Header a has a control character at 1");
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "a", "http://localhost/", "/a b", "/ä", "/a\r\nX: y" })
    void refusesTargetsThatCannotBeSent(String target) {
        assertThatThrownBy(() -> Request.from("GET", target)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("The target '" + target + "'");
    }

    @Test
    void refusesMethodsAndHeadersThatCannotBeSent() {
        assertThatThrownBy(() -> Request.from("GET /", "/")).hasMessage("'GET /' is no method");
        Request request = Request.from("GET", "/");
        assertThatThrownBy(() -> request.header("a:", "b")).hasMessage("'a:' is no name of a header");
        assertThatThrownBy(() -> request.header("a", "b\r\nc: d")).hasMessage("Header a has a control character at 1");
        assertThatThrownBy(() -> request.chunked(0)).hasMessage("Chunks of 0 bytes");
    }
}
