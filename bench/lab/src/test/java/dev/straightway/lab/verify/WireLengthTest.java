package dev.straightway.lab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.Asked;

class WireLengthTest {

    private static final String OK = "HTTP/1.1 200 OK\r\n";
    private static final Asked ASKED = new Asked("The server",
            new Scenario("echo", "POST", "POST", "/echo", Map.of("X-Asked", "yes"),
                    "ab".getBytes(StandardCharsets.US_ASCII), Scenario.Expectation.ANY, "worker", 17, Optional.empty(),
                    Optional.empty()));

    @ParameterizedTest
    @ValueSource(strings = { OK + "content-length: 5\r\n\r\nhello", OK + "Content-Length:0\r\n\r\n",
            "HTTP/1.1 204 No Content\r\n\r\n",
            OK + "Transfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n00000A\r\n0123456789\r\n0\r\n\r\n",
            OK + "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nTrailer: late\r\n\r\n" })
    void isThatOfTheWholeAnswerThoughTheConnectionStaysOpen(String answer) throws Exception {
        assertThat(length(answer, false)).isEqualTo(answer.length());
    }

    @Test
    void endsWithTheConnectionWhereNothingElseTellsTheEnd() throws Exception {
        String answer = OK + "Connection: close\r\n\r\nhello";

        assertThat(length(answer, true)).isEqualTo(answer.length());
    }

    @ParameterizedTest
    @ValueSource(strings = { "HTTP/1.1 200", OK + "Content-Length: 5\r\n\r\nhell",
            OK + "Transfer-Encoding: chunked\r\n\r\n5\r\nhe" })
    void isThatOfNoAnswerThatIsCutOff(String answer) {
        assertThatThrownBy(() -> length(answer, true)).isInstanceOf(EOFException.class);
    }

    /** Answers one request, whose head it reads, and keeps the connection until the answer was counted. */
    private static long length(String answer, boolean closes) throws Exception {
        CountDownLatch counted = new CountDownLatch(1);
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            CompletableFuture<Void> served = CompletableFuture.runAsync(() -> serve(server, answer, closes, counted));
            try {
                return WireLength.of(Address.loopback(server.getLocalPort()), ASKED);
            } finally {
                counted.countDown();
                served.join();
            }
        }
    }

    private static void serve(ServerSocket server, String answer, boolean closes, CountDownLatch counted) {
        try (Socket socket = server.accept()) {
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            List<String> head = in.lines().takeWhile(line -> !line.isEmpty()).toList();
            assertThat(head).contains("POST /echo HTTP/1.1", "X-Asked: yes", "Content-Length: 2");
            assertThat(List.of(in.read(), in.read())).containsExactly((int) 'a', (int) 'b');
            socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
            if (!closes) {
                counted.await();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
