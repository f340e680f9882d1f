package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;

import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;

/** Answers that are small enough to go out at once. */
class AnswerStreamTest {

    private final MadeExchange request = MadeExchange.of("GET /");
    private final AnswerContext answer = AnswerContext.of(Response.accepted("entity").header("X-One", 1).build(), null);
    private final AnswerStream stream = new AnswerStream(request.made(), answer);

    @Test
    void isTheStreamOfItsAnswer() {
        assertThat(answer.getEntityStream()).isSameAs(stream);
    }

    @Test
    void sendsAllThatIsSmallAtOnceWithTheHeadOfTheAnswer() throws IOException {
        stream.write('a');
        stream.write(new byte[] { 'x', 'b', 'c', 'x' }, 1, 2);
        stream.flush();
        assertThat(request.answered).isNull();
        stream.complete();
        assertThat(request.status).isEqualTo(202);
        assertThat(request.answered).isEqualTo("abc");
        assertThat(request.answeredFields.get("X-One")).isEqualTo("1");
    }

    @Test
    void sendsAnEmptyBodyIfNothingIsWritten() throws IOException {
        stream.complete();
        assertThat(request.answered).isEmpty();
    }

    @Test
    void takesNothingOnceTheAnswerIsComplete() throws IOException {
        stream.complete();
        assertThatThrownBy(() -> stream.write('a')).isInstanceOf(IOException.class).hasMessage("The answer is complete");
    }

    @Test
    void leavesRoomForAnotherAnswerBeforeItHasBegun() throws IOException {
        stream.write('a');
        assertThat(stream.giveUp(new IOException("broken"))).isFalse();
        assertThat(request.answered).isNull();
    }

    @Test
    void makesNoHeadForAnAnswerWhoseFieldsNobodyAsksFor() throws IOException {
        AnswerStream plain = new AnswerStream(request.made(), () -> {
            throw new AssertionError("nobody asks for the answer");
        });
        plain.write('a');
        plain.complete("text/plain");
        assertThat(request.answered).isEqualTo("a");
        assertThat(request.answeredFields.get("Content-Type")).isEqualTo("text/plain");
    }

    @Test
    void sendsTheFieldsThatAProviderHasAskedFor() throws IOException {
        AnswerStream asked = new AnswerStream(request.made(), () -> answer);
        asked.answer().getHeaders().putSingle("X-Two", "2");
        asked.complete("text/plain");
        assertThat(request.answeredFields.get("X-Two")).isEqualTo("2");
    }
}
