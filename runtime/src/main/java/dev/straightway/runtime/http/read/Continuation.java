package dev.straightway.runtime.http.read;

import dev.straightway.runtime.http.connection.LastAnswer;
import dev.straightway.runtime.http.exchange.Client;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.vertx.core.http.HttpServerRequest;

/** {@code Expect: 100-continue} (RFC 9110 §10.1.1): the client sends its body when it is told to. On the event loop. */
final class Continuation {

    private static final String CONTINUE = "100-continue";

    private Continuation() {
    }

    /** Tells a client that asks for it to send its body, unless the server has told it already, or the client has left. */
    static void grant(VertxExchange exchange) {
        if (isExpected(exchange) && !Client.hasLeft(exchange)) {
            exchange.response().writeContinue();
        }
    }

    /** Whether a client that waits still sends its body after an answer is its choice: then the answer is the last one. */
    static void closeUnlessGranted(VertxExchange exchange) {
        if (isExpected(exchange)) {
            LastAnswer.of(exchange.routingContext(), () -> !exchange.isReading());
        }
    }

    private static boolean isExpected(VertxExchange exchange) {
        HttpServerRequest request = exchange.request();
        String expected = request.headers().get(HttpHeaderNames.EXPECT);
        return expected != null && expected.equalsIgnoreCase(CONTINUE) && !exchange.surroundings().limits().continues();
    }
}
