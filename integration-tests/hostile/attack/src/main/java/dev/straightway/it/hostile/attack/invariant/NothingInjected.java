package dev.straightway.it.hostile.attack.invariant;

import java.util.Optional;

import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.wire.Answer;

/** No value of a field makes another field. */
final class NothingInjected implements Invariant {

    @Override
    public String name() {
        return "nothing-injected";
    }

    @Override
    public Optional<String> broken(Ask ask, Answer answer) {
        return answer.first("X-Injected") == null ? Optional.empty() : Optional.of("a value became the field X-Injected");
    }
}
