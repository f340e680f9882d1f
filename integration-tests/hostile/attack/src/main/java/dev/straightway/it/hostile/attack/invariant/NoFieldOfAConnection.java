package dev.straightway.it.hostile.attack.invariant;

import java.util.List;
import java.util.Optional;

import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.wire.Answer;

/** An answer of HTTP/2 has no field that speaks of its connection (RFC 9113 §8.2.2). */
final class NoFieldOfAConnection implements Invariant {

    private static final List<String> FIELDS = List.of("Connection", "Transfer-Encoding", "Keep-Alive", "Upgrade",
            "Proxy-Connection");

    @Override
    public String name() {
        return "no-connection-field";
    }

    @Override
    public Optional<String> broken(Ask ask, Answer answer) {
        return !ask.label().startsWith("http2 ") ? Optional.empty()
                : FIELDS.stream().filter(name -> answer.first(name) != null).findFirst();
    }
}
