package dev.straightway.loopback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.kit.Header;
import dev.straightway.kit.NoAnswerException;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;

class AnswersTest {

    @Test
    void echoesWhatIsOfTheMessageAndNotOfTheConnection() {
        Response answer = Answers.echo()
                .apply(Request.from("POST", "/").header("X", "1").header("Connection", "close").entity("text", "text/plain"));
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.headers()).containsExactly(new Header("X", "1"), new Header("Content-Type", "text/plain"),
                new Header("Content-Length", "4"));
        assertThat(answer.text()).isEqualTo("text");
    }

    @Test
    void answersHeadWithoutABody() {
        assertThat(Answers.echo().apply(Request.from("HEAD", "/").entity("text", "text/plain")).length()).isZero();
    }

    @Test
    void failsByTheFailureOfTheFunction() {
        NoAnswerException none = new NoAnswerException("none");
        Answers failing = Answers.by(request -> {
            throw none;
        });
        assertThatThrownBy(() -> failing.apply(Request.from("GET", "/"))).isSameAs(none);
        assertThatThrownBy(
                () -> failing.send(Request.from("GET", "/")).toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join())
                .isInstanceOf(CompletionException.class).hasCause(none);
    }

    @ParameterizedTest
    @CsvSource({ "http://h/a?b=c, /a?b=c", "http://h, /", "http://h?x, /?x", "http://u:p@h:1/é, /%C3%A9" })
    void sendsPathAndQuery(URI uri, String target) {
        assertThat(Written.request("GET", uri, Map.of(), new byte[0]).target()).isEqualTo(target);
    }

    @Test
    void saysTheLengthThatWasWritten() {
        Request request = Written.request("POST", URI.create("http://u:p@h:1/"),
                Map.of("content-length", List.of("99")), new byte[5]);
        assertThat(request.headers()).containsExactly(new Header("Host", "h:1"), new Header("Content-Length", "5"));
    }
}
