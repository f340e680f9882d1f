package dev.straightway.loopback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.InvocationCallback;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.kit.Header;
import dev.straightway.kit.NoAnswerException;
import dev.straightway.kit.Server;
import dev.straightway.loopback.Components.HeaderAdded;
import dev.straightway.loopback.Components.Point;
import dev.straightway.loopback.Components.Points;
import dev.straightway.loopback.Components.Rot13;
import dev.straightway.loopback.Components.Seen;

/** What holds for each client. */
public abstract class LoopbackContract {

    private static final String HOST = "http://example.test:8080";
    private static final Server NONE = Answers.by(request -> {
        throw new NoAnswerException("none to " + request);
    });

    private Client client;

    /** {@return a client of the stack} */
    protected abstract Client client(Server server);

    /** {@return what the client knows of a server that doesn't answer} */
    protected Class<? extends Throwable> causeOfNoAnswer() {
        return NoAnswerException.class;
    }

    @AfterEach
    void close() {
        if (client != null) {
            client.close();
        }
    }

    private Client of(Server server, Object... components) {
        client = client(server);
        for (Object component : components) {
            client.register(component);
        }
        return client;
    }

    private static Server status(int status) {
        return Answers.by(request -> new dev.straightway.kit.Response(status, List.of(), new byte[0], List.of()));
    }

    @Test
    void getsWhatItHasSent() {
        try (Response answer = of(Answers.echo()).target(HOST).path("things").request().header("X-Sent", "yes")
                .post(Entity.text("some text"))) {
            assertThat(answer.getStatus()).isEqualTo(200);
            assertThat(answer.getHeaderString("x-sent")).isEqualTo("yes");
            assertThat(answer.getMediaType().getSubtype()).isEqualTo("plain");
            assertThat(answer.readEntity(String.class)).isEqualTo("some text");
        }
    }

    @Test
    void sendsMethodTargetAndHost() {
        Server telling = Answers.by(request -> new dev.straightway.kit.Response(200, List.of(
                new Header("Content-Type", "text/plain"),
                new Header("X-Host", String.join(",", request.headers().stream().filter(header -> header.is("Host"))
                        .map(Header::value).toList()))),
                (request.method() + " " + request.target()).getBytes(), List.of()));
        try (Response answer = of(telling).target(HOST).path("a b").path("é").queryParam("q", "1&2").request().delete()) {
            assertThat(answer.readEntity(String.class)).isEqualTo("DELETE /a%20b/%C3%A9?q=1%262");
            assertThat(answer.getHeaderString("X-Host")).isEqualTo("example.test:8080");
        }
        try (Response answer = client.target(HOST).request().get()) {
            assertThat(answer.readEntity(String.class)).isEqualTo("GET /");
        }
    }

    @Test
    void runsFilters() {
        Seen seen = new Seen();
        try (Response answer = of(Answers.echo(), new HeaderAdded(), seen).target(HOST).request().get()) {
            assertThat(answer.getHeaderString("X-Added")).isEqualTo("by a filter");
            assertThat(seen.statuses()).containsExactly(200);
        }
    }

    @Test
    void runsInterceptorsOfBothWays() {
        Server telling = Answers.by(request -> new dev.straightway.kit.Response(200,
                List.of(new Header("Content-Type", "text/plain"), new Header("X-Sent", new String(request.entity()))),
                request.entity(), List.of()));
        try (Response answer = of(telling, new Rot13()).target(HOST).request().post(Entity.text("hello"))) {
            assertThat(answer.getHeaderString("X-Sent")).isEqualTo("uryyb");
            assertThat(answer.readEntity(String.class)).isEqualTo("hello");
        }
    }

    @Test
    void runsEntityProviders() {
        Point point = of(Answers.echo(), new Points()).target(HOST).request()
                .put(Entity.entity(new Point(3, 4), Points.TYPE), Point.class);
        assertThat(point).isEqualTo(new Point(3, 4));
    }

    @Test
    void answersAsynchronousRequests() throws Exception {
        of(Answers.echo());
        Future<String> future = client.target(HOST).request().async().post(Entity.text("later"), String.class);
        assertThat(future.get()).isEqualTo("later");
        assertThat(client.target(HOST).request().rx().post(Entity.text("then"), String.class).toCompletableFuture().get())
                .isEqualTo("then");
        CompletableFuture<String> called = new CompletableFuture<>();
        client.target(HOST).request().async().post(Entity.text("called"), new InvocationCallback<String>() {
            @Override
            public void completed(String text) {
                called.complete(text);
            }

            @Override
            public void failed(Throwable failure) {
                called.completeExceptionally(failure);
            }
        });
        assertThat(called.get()).isEqualTo("called");
    }

    @Test
    void losesNoneOfManyAtATime() throws Exception {
        of(Answers.echo());
        List<Future<String>> answers = IntStream.range(0, 200).mapToObj(
                i -> client.target(HOST).request().async().post(Entity.text("x".repeat(1 + i * 100)), String.class)).toList();
        for (int i = 0; i < answers.size(); i++) {
            assertThat(answers.get(i).get()).hasSize(1 + i * 100);
        }
    }

    @Test
    void throwsWhatTheStatusMeans() {
        of(status(404));
        assertThatThrownBy(() -> client.target(HOST).request().get(String.class)).satisfies(LoopbackContract::isOfTheStatus);
        Future<String> future = client.target(HOST).request().async().get(String.class);
        assertThatThrownBy(future::get).isInstanceOf(ExecutionException.class).rootCause()
                .satisfies(LoopbackContract::isOfTheStatus);
    }

    private static void isOfTheStatus(Throwable failure) {
        assertThat(failure).isInstanceOfSatisfying(WebApplicationException.class,
                thrown -> assertThat(thrown.getResponse().getStatus()).isEqualTo(404));
    }

    @Test
    void knowsAnAnswerWithoutAnEntity() {
        try (Response answer = of(status(204)).target(HOST).request().get()) {
            assertThat(answer.getStatus()).isEqualTo(204);
            assertThat(answer.hasEntity()).isFalse();
        }
    }

    @Test
    void tellsThatThereIsNoAnswer() {
        of(NONE);
        assertThatThrownBy(() -> client.target(HOST).path("x").request().get()).isInstanceOf(ProcessingException.class)
                .hasRootCauseInstanceOf(causeOfNoAnswer());
        Future<Response> future = client.target(HOST).request().async().get();
        assertThatThrownBy(future::get).isInstanceOf(ExecutionException.class)
                .hasRootCauseInstanceOf(causeOfNoAnswer());
    }

    @ParameterizedTest
    @ValueSource(ints = { 1, 8 * 1024, 70_000, 10_000_000 })
    void carriesEntitiesOfAnyLength(int length) {
        byte[] sent = new byte[length];
        Arrays.fill(sent, (byte) 7);
        byte[] got = of(Answers.echo()).target(HOST).request()
                .post(Entity.entity(sent, "application/octet-stream"), new GenericType<byte[]>() {
                });
        assertThat(got).isEqualTo(sent);
    }

    @Test
    void leavesTheServerOpenWhenTheClientIsClosed() {
        Server server = Answers.echo();
        of(server).close();
        assertThatThrownBy(() -> client.target(HOST).request().get()).isInstanceOf(IllegalStateException.class);
        assertThat(of(server).target(HOST).request().post(Entity.text("again"), String.class)).isEqualTo("again");
    }
}
