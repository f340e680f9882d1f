package dev.straightway.it.hostile.attack.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.it.hostile.attack.server.Target;
import dev.straightway.it.hostile.attack.wire.Answer;
import dev.straightway.it.hostile.attack.wire.Connection;
import dev.straightway.it.hostile.attack.wire.TruncatedException;

/**
 * Clients ask for several times what fits into the memory of the server, and don't read. Each gets its answers whole and in
 * order, until its connection ends.
 */
class UnreadAnswersIT {

    private static final int CLIENTS = 4;
    private static final int REQUESTS = 300;
    private static final int LINES = 20_000;
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String CLOSED = "Closed a connection, since there is no memory";

    @ParameterizedTest
    @ValueSource(booleans = { true, false })
    void areWholeAndInOrder(boolean ahead) throws Exception {
        Options options = ahead ? Options.ofProperties().aheadOfRouter() : Options.ofProperties();
        Path directory = options.directory().resolve(ahead ? "unread-ahead" : "unread");
        Files.createDirectories(directory);
        List<String> jvm = new ArrayList<>(options.jvm("straightway"));
        jvm.add("-XX:MaxDirectMemorySize=32m");
        List<Connection> connections = new ArrayList<>();
        try (Target server = Target.start("straightway", options.jar("straightway"), directory, jvm)) {
            for (int client = 0; client < CLIENTS; client++) {
                Connection connection = new Connection(server.port(), LIMIT, false);
                connections.add(connection);
                byte[] requests = requests(client);
                connection.write(requests, 0, requests.length);
            }
            awaitLine(directory.resolve("straightway.log"));

            int cut = 0;
            for (int client = 0; client < CLIENTS; client++) {
                cut += readWhole(connections.get(client), client) < REQUESTS ? 1 : 0;
            }
            assertThat(cut).isPositive();
            server.state();
            assertThat(server.log().records()).isEmpty();
        } finally {
            for (Connection connection : connections) {
                connection.close();
            }
        }
    }

    private static byte[] requests(int client) {
        StringBuilder requests = new StringBuilder();
        for (int i = 0; i < REQUESTS; i++) {
            requests.append("GET /plain/lines/").append(LINES).append(" HTTP/1.1\r\nHost: localhost\r\nX-Marker: ")
                    .append(marker(client, i)).append("\r\n\r\n");
        }
        return requests.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static String marker(int client, int request) {
        return "m" + client + "-" + request;
    }

    /** {@return how many answers have come whole} */
    private static int readWhole(Connection connection, int client) throws IOException {
        for (int i = 0; i < REQUESTS; i++) {
            try {
                Answer answer = connection.answers().read("GET");
                if (answer == null) {
                    return i;
                }
                assertThat(answer.status()).isEqualTo(200);
                assertThat(answer.text()).isEqualTo((marker(client, i) + "\n").repeat(LINES));
            } catch (TruncatedException end) {
                return i;
            }
        }
        return REQUESTS;
    }

    private static void awaitLine(Path log) throws IOException {
        Instant end = Instant.now().plus(LIMIT);
        while (!Files.readString(log).contains(CLOSED)) {
            assertThat(Instant.now()).as("the time at which a connection was closed").isBefore(end);
            Thread.onSpinWait();
        }
    }
}
