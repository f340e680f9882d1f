package dev.straightway.it.hostile.attack.http2;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;

import dev.straightway.it.hostile.attack.wire.Answer;
import dev.straightway.it.hostile.attack.wire.Field;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.RequestOptions;

/** One connection of HTTP/2 without encryption, by prior knowledge. */
final class Client implements AutoCloseable {

    private static final int CANCEL = 8;

    /** Its client logs what a server does to it, where the report says it better. */
    private static final Logger SILENCED = Logger.getLogger("io.vertx");
    private static final Vertx VERTX = vertx();

    private final HttpClient client;
    private final int port;

    Client(int port) {
        this.port = port;
        this.client = VERTX.createHttpClient(new HttpClientOptions().setProtocolVersion(HttpVersion.HTTP_2)
                .setHttp2ClearTextUpgrade(false).setHttp2MaxPoolSize(1));
    }

    /** {@return the whole answer, or the failure that ended the stream} */
    CompletableFuture<Answer> send(Stream stream) {
        RequestOptions options = new RequestOptions().setHost("127.0.0.1").setPort(port).setURI(stream.path())
                .setMethod(HttpMethod.valueOf(stream.ask().method()));
        stream.fields().forEach(options::putHeader);
        return client.request(options).compose(request -> {
            var answer = request.response().compose(Client::whole);
            write(request, stream);
            return answer;
        }).toCompletionStage().toCompletableFuture();
    }

    private static void write(HttpClientRequest request, Stream stream) {
        boolean unannounced = stream.body().length > 0 && !stream.fields().containsKey("Content-Length");
        if (!stream.reset()) {
            request.setChunked(unannounced);
            if (stream.body().length > 0) {
                request.write(Buffer.buffer(stream.body()));
            }
            request.end();
        } else if (stream.body().length == 0) {
            request.end();
            request.reset(CANCEL);
        } else {
            request.setChunked(unannounced).write(Buffer.buffer(stream.body()));
            request.reset(CANCEL);
        }
    }

    private static io.vertx.core.Future<Answer> whole(HttpClientResponse response) {
        List<Field> fields = new ArrayList<>();
        response.headers().forEach(field -> fields.add(new Field(field.getKey(), field.getValue())));
        return response.body().map(body -> new Answer(response.statusCode(), List.copyOf(fields), body.getBytes(), false));
    }

    private static Vertx vertx() {
        SILENCED.setLevel(Level.OFF);
        return Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1).setWorkerPoolSize(1).setUseDaemonThread(true));
    }

    @Override
    public void close() {
        client.close();
    }
}
