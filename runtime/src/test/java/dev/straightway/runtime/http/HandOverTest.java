package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.invocation.ThreadModel;

/** A request is handed over to another thread once, if at all: neither its body nor its answer takes another turn. */
class HandOverTest {

    private final TestServer server = new TestServer();
    private final AtomicInteger handedOver = new AtomicInteger();

    @AfterEach
    void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({ "GET, EVENT_LOOP, 0", "GET, WORKER, 1", "GET, VIRTUAL, 1", "POST, EVENT_LOOP, 0", "POST, WORKER, 1",
            "POST, VIRTUAL, 1" })
    void takesOneTask(String httpMethod, ThreadModel thread, int tasks) throws Exception {
        TestRoute route = TestRoute.of(httpMethod + " /route", "answer").on(thread);
        server.with(List.of(), task -> {
            handedOver.incrementAndGet();
            server.worker.execute(task);
        }, httpMethod.equals("POST") ? route.readsEntity() : route);
        String body = httpMethod.equals("POST") ? "body" : null;
        assertThat(server.send(httpMethod, "/route", body).body()).isEqualTo("answer");
        server.settle();
        assertThat(handedOver).hasValue(tasks);
    }
}
