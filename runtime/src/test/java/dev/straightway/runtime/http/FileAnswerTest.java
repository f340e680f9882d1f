package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;

import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.Responder;
import io.vertx.core.file.AsyncFile;
import io.vertx.core.file.OpenOptions;

/** Files of Vert.x that a method answers with. */
class FileAnswerTest {

    @TempDir
    Path directory;

    private final TestServer server = new TestServer();

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void closesAFileWhoseAnswerFailsBeforeItsHead() throws Exception {
        AsyncFile file = server.vertx.fileSystem().openBlocking(Files.writeString(directory.resolve("file"), "text").toString(),
                new OpenOptions());
        server.with(TestRoute.of("GET /file",
                exchange -> Responder.respond((VertxExchange) exchange,
                        Response.ok(file).header("Content-Type", "none").build())));
        assertThat(server.get("/file").statusCode()).isEqualTo(500);
        server.settle();
        assertThatThrownBy(() -> file.close()).isInstanceOf(IllegalStateException.class);
    }
}
