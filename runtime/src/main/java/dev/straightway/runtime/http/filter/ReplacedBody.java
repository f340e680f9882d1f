package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.InputStream;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.ServiceUnavailableException;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.body.Buffers;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.buffer.Buffer;

/**
 * Reads what a filter has put in place of a body, as one that unpacks it does. It is held like a body, so it has the same
 * limits: a few packed bytes can be many.
 */
final class ReplacedBody {

    private static final long RETRY_SECONDS = 1;

    private ReplacedBody() {
    }

    static Buffer read(VertxExchange exchange, InputStream stream) {
        long limit = Math.min(exchange.surroundings().limits().body(), Buffers.LONGEST - 1L);
        byte[] bytes = read(stream, (int) limit + 1);
        if (bytes.length > limit) {
            throw new ClientErrorException("A filter made more bytes of the body than quarkus.http.limits.max-body-size",
                    Response.Status.REQUEST_ENTITY_TOO_LARGE);
        }
        if (!exchange.surroundings().budget().take(bytes.length)) {
            throw new ServiceUnavailableException("quarkus.straightway.limits.held-bodies is used up", RETRY_SECONDS);
        }
        exchange.onEnd(() -> exchange.surroundings().budget().giveBack(bytes.length));
        return Buffer.buffer(bytes);
    }

    private static byte[] read(InputStream stream, int most) {
        try {
            return stream.readNBytes(most);
        } catch (IOException e) {
            throw new BadRequestException("What a filter put in place of the body can't be read", e);
        }
    }
}
