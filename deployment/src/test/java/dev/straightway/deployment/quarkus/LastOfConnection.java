package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.netty.buffer.PooledByteBufAllocator;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.mutiny.Multi;

/** What a client sends behind the last request of a connection gets no answer, and takes no memory. */
abstract class LastOfConnection {

    private static final int CONNECTIONS = 20;
    private static final int BODY = 60_000;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @Path("last")
    @Produces("text/plain")
    public static class Resource {
        @GET
        @Path("pieces")
        public Multi<String> pieces() {
            return Multi.createFrom().items("a", "b", "c");
        }

        @GET
        @Path("text")
        public String text() {
            return "text";
        }

        @POST
        @Path("text")
        public String read(String text) {
            return text;
        }
    }

    static QuarkusUnitTest application(String tier) {
        return new QuarkusUnitTest().overrideRuntimeConfigKey("quarkus.straightway.tier", tier)
                .withApplicationRoot(
                        root -> root.addClasses(LastOfConnection.class, Resource.class, RawConnection.class, Answer.class));
    }

    @TestHTTPResource
    URL server;

    /** HTTP/1.0 tells the end of a body without length by that of the connection. */
    @RepeatedTest(20)
    void isAnAnswerWithoutLength() throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            String received = connection.sendBytes("GET /last/pieces HTTP/1.0\r\nHost: h\r\nConnection: keep-alive\r\n\r\n"
                    + "GET /last/text HTTP/1.1\r\nHost: h\r\n\r\n").untilClosed();
            assertThat(received).startsWith("HTTP/1.0 200 OK\r\n").endsWith("\r\n\r\nabc");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "GET /last/text HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
            "POST /last/text HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nConnection: close\r\n\r\ntext",
            "GET /last/text HTTP/1.0\r\nHost: h\r\n\r\n" })
    void leavesNoBufferOfWhatComesBehind(String last) throws Exception {
        long before = PooledByteBufAllocator.DEFAULT.pinnedDirectMemory();
        String behind = "POST /last/text HTTP/1.1\r\nHost: h\r\nContent-Length: " + BODY + "\r\n\r\n" + "x".repeat(BODY);
        for (int i = 0; i < CONNECTIONS; i++) {
            try (RawConnection connection = new RawConnection(server)) {
                connection.sendBytes(last + behind);
                connection.awaitText("\r\n\r\ntext");
            }
        }

        Instant end = Instant.now().plus(PATIENCE);
        while (PooledByteBufAllocator.DEFAULT.pinnedDirectMemory() > before && Instant.now().isBefore(end)) {
            Thread.onSpinWait();
        }
        assertThat(PooledByteBufAllocator.DEFAULT.pinnedDirectMemory()).isLessThanOrEqualTo(before);
    }
}
