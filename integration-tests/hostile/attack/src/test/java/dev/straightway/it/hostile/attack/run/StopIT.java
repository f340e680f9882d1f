package dev.straightway.it.hostile.attack.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

import dev.straightway.it.hostile.attack.server.Target;
import dev.straightway.it.hostile.attack.wire.Answer;
import dev.straightway.it.hostile.attack.wire.Connection;

/** A stop in good order waits for a request that is served ahead of the Router, and refuses to go on with connections. */
class StopIT {

    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final String PLAIN = "GET /plain/name/x HTTP/1.1\r\nHost: localhost\r\n\r\n";

    private final ExecutorService stopping = Executors.newSingleThreadExecutor();

    @Test
    void waitsForABodyThatIsOnItsWay() throws Exception {
        Options options = Options.ofProperties().aheadOfRouter();
        Files.createDirectories(options.directory());
        try (Target server = Target.start("straightway", options.jar("straightway"), options.directory().resolve("stop"),
                options.jvm("straightway"));
                Connection sending = used(server);
                Connection asking = used(server)) {
            write(sending,
                    "PUT /plain/text HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\nhalf");
            write(asking, PLAIN);
            assertThat(asking.answers().read("GET").closes()).isFalse();
            Future<Boolean> stop = stopping.submit(server::stop);
            awaitRefusal(asking);
            write(sending, "half");
            Answer answer = sending.answers().read("PUT");
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.text()).endsWith("halfhalf");
            assertThat(stop.get(LIMIT.toSeconds(), TimeUnit.SECONDS)).isTrue();
            assertThat(server.log().waitedInVain()).isFalse();
            assertThat(server.log().ahead()).isGreaterThanOrEqualTo(2);
        } finally {
            stopping.shutdownNow();
        }
    }

    private static Connection used(Target server) throws IOException {
        Connection connection = new Connection(server.port(), LIMIT, false);
        write(connection, PLAIN);
        assertThat(connection.answers().read("GET").status()).isEqualTo(200);
        return connection;
    }

    /** Requests that come while the server stops are answered by the last answer of their connection. */
    private static void awaitRefusal(Connection connection) throws IOException {
        Answer answer;
        do {
            write(connection, PLAIN);
            answer = connection.answers().read("GET");
        } while (!answer.closes());
    }

    private static void write(Connection connection, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        connection.write(bytes, 0, bytes.length);
    }
}
