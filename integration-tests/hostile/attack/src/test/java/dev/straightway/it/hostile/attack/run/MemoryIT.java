package dev.straightway.it.hostile.attack.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import dev.straightway.it.hostile.attack.server.Target;
import dev.straightway.it.hostile.attack.wire.Connection;

/** Sixty bodies of almost the largest size at once, which would fill the heap of the server several times. */
class MemoryIT {

    private static final int CLIENTS = 60;
    private static final byte[] BODY = new byte[9_900_000];
    private static final int PIECE = 64 * 1024;
    private static final Duration LIMIT = Duration.ofSeconds(90);
    private static final int PATIENCE_SECONDS = 30;

    private static Target server;

    private final ExecutorService writers = Executors.newFixedThreadPool(CLIENTS);
    private final CyclicBarrier atOnce = new CyclicBarrier(CLIENTS);
    private final List<Connection> connections = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        Options options = Options.ofProperties();
        Files.createDirectories(options.directory());
        server = Target.start("straightway", options.jar("straightway"), options.directory().resolve("memory"),
                List.of("-Xmx80m", "-Dquarkus.http.limits.max-body-size=10M"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @AfterEach
    void leave() throws Exception {
        for (Connection connection : connections) {
            connection.close();
        }
        writers.shutdownNow();
        assertThat(writers.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void areRefusedByAFilterThatDoesNotReadThem() throws Exception {
        assertThat(answers("")).hasSize(CLIENTS).containsOnly(401);
        assertServes();
    }

    @Test
    void areServedOrRefusedBehindAFilterThatLetsThemPass() throws Exception {
        assertThat(answers("Authorization: a client\r\n")).hasSize(CLIENTS).contains(503).isSubsetOf(200, 503);
        assertServes();
    }

    /** {@return the status of each answer} */
    private List<Integer> answers(String field) throws IOException {
        byte[] head = ("POST /guarded HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\n" + field
                + "Content-Length: " + BODY.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < CLIENTS; i++) {
            Connection connection = new Connection(server.port(), LIMIT, false);
            connections.add(connection);
            writers.submit(() -> write(connection, head));
        }
        List<Integer> answers = new ArrayList<>();
        for (Connection connection : connections) {
            answers.add(connection.answers().read("POST").status());
        }
        return answers;
    }

    /** Its failure ends the writing: the server needn't take what it has refused. */
    private Void write(Connection connection, byte[] head) throws Exception {
        connection.write(head, 0, head.length);
        connection.write(BODY, 0, PIECE);
        atOnce.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        for (int from = PIECE; from < BODY.length; from += PIECE) {
            connection.write(BODY, from, Math.min(from + PIECE, BODY.length));
        }
        return null;
    }

    private static void assertServes() throws Exception {
        Map<String, Long> state = server.state();
        assertThat(state).containsEntry("files.temporary", 0L);
        assertThat(server.log().records()).isEmpty();
    }
}
