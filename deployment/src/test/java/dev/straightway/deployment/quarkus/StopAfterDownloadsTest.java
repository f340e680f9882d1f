package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.EndingsResource.PIECE;
import static dev.straightway.deployment.quarkus.EndingsResource.TOLD;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** A stop in good order doesn't wait for downloads that were broken off, by the client or by the server. */
@Tag("application")
class StopAfterDownloadsTest {

    private static final int PATIENCE_SECONDS = 20;
    /** Tells in its log that it has waited for requests in vain. */
    private static final Logger STOP = Logger.getLogger("io.quarkus.runtime.shutdown.ShutdownRecorder");
    private static final StringBuffer SAID = new StringBuffer();
    private static final Handler LISTENER = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            SAID.append(entry.getMessage());
        }

        @Override
        public void flush() {
            // nothing is held back
        }

        @Override
        public void close() {
            // nothing is open
        }
    };

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(EndingsResource.class, EndingsResource.Counting.class,
                    EndingsResource.RequestBean.class, EndingsResource.Doubled.class, EndingsResource.Doubler.class,
                    Balance.class, RawConnection.class, Answer.class))
            .overrideConfigKey("quarkus.shutdown.timeout", "15s")
            .setBeforeAllCustomizer(() -> STOP.addHandler(LISTENER))
            .setAfterUndeployListener(() -> {
                STOP.removeHandler(LISTENER);
                assertThat(SAID).as("what the stop said").isEmpty();
            });

    @TestHTTPResource
    URL server;

    private RawConnection ask(String path) throws IOException {
        return new RawConnection(server).sendBytes("GET /endings/" + path + " HTTP/1.1\r\nHost: h\r\n\r\n");
    }

    @Test
    void downloadsWhoseClientsLeave() throws Exception {
        RawConnection connection = ask("endless");
        connection.awaitText("HTTP/1.1 200");
        connection.awaitBytes(2 * PIECE);
        connection.reset();
        assertThat(TOLD.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo("writer ended");
    }

    @ParameterizedTest
    @ValueSource(strings = { "broken?length=", "broken?length=500000", "declared?length=500000", "multi-broken" })
    void downloadsThatTheServerBreaksOff(String path) throws Exception {
        try (RawConnection connection = ask(path)) {
            assertThat(connection.untilClosed()).startsWith("HTTP/1.1 200");
        }
    }
}
