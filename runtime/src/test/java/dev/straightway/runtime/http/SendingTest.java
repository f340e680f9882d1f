package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.http.answer.StageWriter;
import dev.straightway.runtime.http.answer.UniWriter;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;
import io.netty.buffer.PooledByteBufAllocator;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.buffer.impl.VertxByteBufAllocator;

class SendingTest {

    private static final int ANSWERS = 2_000;
    private static final String LARGE = "x".repeat(16_000);

    private final TestServer server = new TestServer();

    public static final class Broken {
        public String getLarge() {
            return LARGE;
        }

        public String getBroken() {
            throw new IllegalStateException("expected by the test");
        }
    }

    @AfterEach
    void close() {
        server.close();
    }

    private ResultWriter json() {
        return server.writers.entities(List.of(MediaRange.parse("application/json")), List.of(Representation.JSON), "",
                TestServer.LONG_WAY);
    }

    private static long pooled() {
        return ((PooledByteBufAllocator) VertxByteBufAllocator.POOLED_ALLOCATOR).metric().usedDirectMemory();
    }

    /** 2,000 answers of 16 KB are 32 MB; a pool that gets its buffers back stays far below. */
    @ParameterizedTest
    @CsvSource({ "GET, large", "HEAD, large", "GET, broken" })
    void givesBackTheBuffersOfLargeAnswers(String httpMethod, String what) throws Exception {
        Object entity = what.equals("large") ? Map.of("large", LARGE) : new Broken();
        ResultWriter writer = json();
        server.with(TestRoute.of("GET /large", exchange -> writer.write(exchange, entity)));
        long before = pooled();
        for (int i = 0; i < ANSWERS; i++) {
            server.send(httpMethod, "/large", null);
        }
        assertThat(pooled() - before).isLessThan(16L << 20);
    }

    @ParameterizedTest
    @ValueSource(strings = { "uni", "stage", "uni-elsewhere" })
    void answersAnErrorOfTheWriterThatComesLater(String what) throws Exception {
        ResultWriter failing = new ResultWriter() {
            @Override
            public void write(Exchange exchange, Object result) {
                throw new AssertionError("expected by the test");
            }
        };
        server.with(TestRoute.of("GET /error", exchange -> {
            switch (what) {
                case "uni" -> new UniWriter(failing, true).write(exchange, Uni.createFrom().item("x"));
                case "stage" -> new StageWriter(failing, true).write(exchange, CompletableFuture.completedFuture("x"));
                default -> new UniWriter(failing, true).write(exchange, Uni.createFrom().item("x").emitOn(server.worker));
            }
        }));
        assertThat(server.get("/error").statusCode()).isEqualTo(500);
    }

    @Test
    void answers500WhereTheServerRefusesAnAnswer() throws Exception {
        server.with(TestRoute.of("GET /type", exchange -> exchange.end("a\r\nb", Buffer.buffer("x"))));
        HttpResponse<String> answer = server.get("/type");
        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(answer.headers().map()).doesNotContainKey("content-type");
        server.settle();
        assertThat(server.scope.destroyed).hasValue(1);
    }
}
