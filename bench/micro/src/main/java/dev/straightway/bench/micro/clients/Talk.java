package dev.straightway.bench.micro.clients;

import java.util.List;

import dev.straightway.kit.Header;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;
import dev.straightway.loopback.Answers;

/** What clients send, and what they are answered in memory. */
final class Talk {

    static final String GREETING = "Hello, world!";
    static final String ENTITY = "some text that is sent";
    private static final int OK = 200;

    private Talk() {
    }

    /** {@return a server that answers a request without an entity with a greeting, and all others with what they send} */
    static Server server() {
        return Answers.by(request -> answer(request.length() == 0 ? GREETING.getBytes() : request.entity()));
    }

    private static Response answer(byte[] body) {
        return new Response(OK, List.of(new Header("Content-Type", "text/plain"),
                new Header("Content-Length", Integer.toString(body.length))), body, List.of());
    }
}
