package dev.straightway.peer.vertx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;

/** Starts the server for real and asks it over a socket. */
class PeerServerTest {

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private static Vertx vertx;
    private static int port;

    @BeforeAll
    static void start() throws Exception {
        vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
        port = PeerServer.start(vertx, "127.0.0.1", 0, 1).toCompletionStage().toCompletableFuture()
                .get(30, TimeUnit.SECONDS);
    }

    @AfterAll
    static void stop() throws Exception {
        vertx.close().toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    @Test
    void answersBobToGet() throws Exception {
        HttpResponse<String> answer = send(person().GET());

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).contains("application/json");
        assertThat(answer.body()).isEqualTo("{\"first\":\"Bob\",\"last\":\"Builder\"}");
    }

    @Test
    void echoesThePersonOfAPost() throws Exception {
        HttpResponse<String> answer = post("application/json", "{ \"last\" : \"Lovelace\", \"first\" : \"Ada\" }");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).contains("application/json");
        assertThat(answer.body()).isEqualTo("{\"first\":\"Ada\",\"last\":\"Lovelace\"}");
    }

    @Test
    void refusesAPostOfAnotherType() throws Exception {
        assertThat(post("text/plain", "{}").statusCode()).isEqualTo(415);
    }

    @Test
    void refusesMalformedJson() throws Exception {
        assertThat(post("application/json", "{\"first\":").statusCode()).isEqualTo(400);
    }

    @Test
    void refusesOtherMethods() throws Exception {
        HttpResponse<String> answer = send(person().DELETE());

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("allow")).contains("GET, POST");
    }

    @Test
    void knowsNoOtherPath() throws Exception {
        assertThat(send(at("/vertx/nobody").GET()).statusCode()).isEqualTo(404);
        assertThat(send(at("/vertx/person/nobody").GET()).statusCode()).isEqualTo(404);
        assertThat(send(at("/elsewhere").GET()).statusCode()).isEqualTo(404);
    }

    @Test
    void answersAndEchoesAPersonFromAWorkerToo() throws Exception {
        String bob = "{\"first\":\"Bob\",\"last\":\"Builder\"}";

        assertThat(send(at("/vertx/person/blocking").GET()).body()).isEqualTo(bob);
        // Several times, since a body that is only read on the worker is missed now and then.
        for (int i = 0; i < 50; i++) {
            HttpRequest.Builder post = at("/vertx/person/blocking").header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(bob));
            assertThat(send(post).body()).isEqualTo(bob);
        }
    }

    @Test
    void answersAndCountsLists() throws Exception {
        String two = send(at("/vertx/persons/2").GET()).body();

        assertThat(two).isEqualTo("[{\"first\":\"Bob\",\"last\":\"Builder\"},{\"first\":\"Bob\",\"last\":\"Builder\"}]");
        assertThat(send(at("/vertx/persons").POST(BodyPublishers.ofString(two))).body()).isEqualTo("2");
        assertThat(send(at("/vertx/persons").POST(BodyPublishers.ofString("[{"))).statusCode()).isEqualTo(400);
        assertThat(send(at("/vertx/persons").GET()).statusCode()).isEqualTo(405);
    }

    @Test
    void refusesParametersThatDoNotConvert() throws Exception {
        assertThat(send(at("/vertx/parameters/7/BLUE?limit=3").GET()).body()).isEqualTo("7 BLUE 3 false null 1");
        assertThat(send(at("/vertx/parameters/7/PINK").GET()).statusCode()).isEqualTo(404);
        assertThat(send(at("/vertx/parameters/seven/BLUE").GET()).statusCode()).isEqualTo(404);
        assertThat(send(at("/vertx/parameters/7").GET()).statusCode()).isEqualTo(404);
    }

    private static HttpResponse<String> post(String type, String body) throws IOException, InterruptedException {
        return send(person().header("Content-Type", type).POST(BodyPublishers.ofString(body)));
    }

    private static HttpRequest.Builder person() {
        return at(Routes.BASE + "/person");
    }

    private static HttpRequest.Builder at(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }
}
