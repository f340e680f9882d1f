package dev.straightway.it.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.RestAssured;

/** A request ends where it came, for the end handlers of the Router too, and its beans are destroyed. */
interface EndContract extends Asking {

    int PATIENCE_MILLIS = 20_000;
    int MOST_LOOKS = 1_000;

    @ParameterizedTest
    @ValueSource(strings = { "text", "throws" })
    default void endsARequestThatIsAnswered(String path) {
        assumeTrue(stack().ends(path));
        int[] before = balance();
        get("/ends/" + path);
        awaitEnd(before);
    }

    @ParameterizedTest
    @ValueSource(strings = { "broken", "endless", "suspended", "stage" })
    default void endsARequestWhoseAnswerOrClientBreaksOff(String path) throws IOException {
        assumeTrue(stack().ends(path));
        int[] before = balance();
        try (Socket client = new Socket("localhost", RestAssured.port)) {
            client.setSoTimeout(PATIENCE_MILLIS);
            client.getOutputStream().write(("GET " + path("/ends/" + path) + " HTTP/1.1\r\nHost: h\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            awaitBean(before);
        }
        awaitEnd(before);
    }

    private void awaitBean(int[] before) {
        for (int i = 0; i < MOST_LOOKS; i++) {
            if (balance()[2] > before[2]) {
                return;
            }
        }
        throw new AssertionError("the request didn't come");
    }

    /** Asks again and again: ends are seen on another thread than the one that answers. */
    private void awaitEnd(int[] before) {
        int[] oneMore = Arrays.stream(before).map(count -> count + 1).toArray();
        int[] now = balance();
        for (int i = 0; i < MOST_LOOKS && !Arrays.equals(now, oneMore); i++) {
            now = balance();
        }
        assertThat(now).as("came, ended, made, destroyed").isEqualTo(oneMore);
    }

    /** {@return requests that came and ended, beans that were made and destroyed} */
    private int[] balance() {
        return Arrays.stream(RawAnswer.to("GET " + path("/balance")).body().split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
