package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import java.util.Date;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.CompletionCallback;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The answer that comes later (§8.2.1). */
class SuspendedAnswerTest {

    private static final int PATIENCE_SECONDS = 20;

    private final TestServer server = new TestServer();
    private final BlockingQueue<Object> seen = new LinkedBlockingQueue<>();

    @AfterEach
    void close() {
        server.close();
    }

    private HttpResponse<String> answer(Consumer<AsyncResponse> method) throws Exception {
        return server.with(TestRoute.of("GET /later", exchange -> method.accept(exchange.suspend()))).get("/later");
    }

    private Object seen() throws InterruptedException {
        return seen.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static Response status(int status) {
        return Response.status(status).build();
    }

    @Test
    void isGivenByTheFirstWhoResumes() throws Exception {
        assertThat(answer(later -> {
            seen.add(later.isSuspended());
            seen.add(later.resume(status(202)));
            seen.add(later.resume(status(203)));
            seen.add(later.cancel());
            seen.add(later.isSuspended());
        }).statusCode()).isEqualTo(202);
        assertThat(seen).containsExactly(true, true, false, false, false);
    }

    @Test
    void staysCancelled() throws Exception {
        assertThat(answer(later -> {
            seen.add(later.cancel());
            seen.add(later.cancel(7));
            seen.add(later.resume(status(202)));
            seen.add(later.isCancelled());
            seen.add(later.isDone());
        }).statusCode()).isEqualTo(503);
        assertThat(seen).containsExactly(true, true, false, true, true);
    }

    @Test
    void saysWhenToComeAgain() throws Exception {
        assertThat(answer(later -> later.cancel(7)).headers().firstValue("Retry-After")).hasValue("7");
    }

    @Test
    void saysOnWhichDayToComeAgain() throws Exception {
        assertThat(answer(later -> later.cancel(new Date(0))).headers().firstValue("Retry-After"))
                .hasValue("Thu, 01 Jan 1970 00:00:00 GMT");
    }

    @Test
    void isUnavailableWhenItsTimeIsOver() throws Exception {
        assertThat(answer(later -> seen.add(later.setTimeout(1, TimeUnit.MILLISECONDS))).statusCode()).isEqualTo(503);
        assertThat(seen).containsExactly(true);
    }

    @Test
    void isWhatTheHandlerOfItsTimeGives() throws Exception {
        assertThat(answer(later -> {
            later.setTimeoutHandler(late -> late.resume(status(204)));
            later.setTimeout(1, TimeUnit.MILLISECONDS);
        }).statusCode()).isEqualTo(204);
    }

    @Test
    void isTheFailureOfTheHandlerOfItsTime() throws Exception {
        IllegalStateException failure = new IllegalStateException("on purpose");
        assertThat(answer(later -> {
            later.setTimeoutHandler(late -> {
                throw failure;
            });
            later.setTimeout(1, TimeUnit.MILLISECONDS);
        }).statusCode()).isEqualTo(500);
        assertThat(server.failures).containsExactly(failure);
    }

    @Test
    void hasNoTimeOnceItIsGiven() throws Exception {
        answer(later -> {
            later.setTimeout(1, TimeUnit.HOURS);
            later.resume(status(204));
            seen.add(later.setTimeout(1, TimeUnit.MILLISECONDS));
        });
        assertThat(seen).containsExactly(false);
    }

    @Test
    void tellsWhoWaitsForItsEnd() throws Exception {
        answer(later -> {
            seen.add(later.register((CompletionCallback) failure -> seen.add(String.valueOf(failure))));
            later.resume(status(204));
        });
        assertThat(seen()).isEqualTo(List.of(CompletionCallback.class));
        assertThat(seen()).isEqualTo("null");
    }

    @Test
    void tellsThemOfAFailureThatNobodyMapped() throws Exception {
        IllegalStateException failure = new IllegalStateException("on purpose");
        answer(later -> {
            later.register((CompletionCallback) seen::add);
            later.resume(failure);
        });
        assertThat(seen()).isSameAs(failure);
    }

    @Test
    void isTheFailureOfAMethodThatHasNotResumedIt() throws Exception {
        assertThat(answer(later -> {
            throw new IllegalArgumentException("on purpose");
        }).statusCode()).isEqualTo(500);
    }

    @Test
    void isNotTheFailureOfAMethodThatHasResumedIt() throws Exception {
        assertThat(answer(later -> {
            later.resume(status(204));
            throw new IllegalArgumentException("on purpose");
        }).statusCode()).isEqualTo(204);
    }

    @Test
    void refusesACallbackThatCannotBeMade() throws Exception {
        answer(later -> {
            assertThatThrownBy(() -> later.register(Runnable.class)).isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("java.lang.Runnable has no constructor without parameters");
            seen.add("asserted");
            later.resume(status(204));
        });
        assertThat(seen).containsExactly("asserted");
    }

    @Test
    @Timeout(PATIENCE_SECONDS)
    void waitsForNobodyWhoLocksIt() throws Exception {
        assertThat(answer(later -> {
            synchronized (later) {
                seen.add(TestServer.await(CompletableFuture.supplyAsync(later::isDone)));
                seen.add(TestServer.await(
                        CompletableFuture.supplyAsync(() -> later.register((CompletionCallback) failure -> seen.add("done")))));
            }
            later.resume(status(202));
        }).statusCode()).isEqualTo(202);
        assertThat(seen()).isEqualTo(false);
        assertThat(seen()).isEqualTo(List.of(CompletionCallback.class));
    }
}
