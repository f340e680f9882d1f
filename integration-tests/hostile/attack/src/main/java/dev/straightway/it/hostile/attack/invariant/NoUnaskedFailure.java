package dev.straightway.it.hostile.attack.invariant;

import java.util.Optional;
import java.util.Set;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.wire.Answer;

/** No status of the 500s, unless a resource fails. A method or version that the server doesn't know is the client's fault. */
final class NoUnaskedFailure implements Invariant {

    private static final Set<Integer> NOT_KNOWN = Set.of(501, 505);

    @Override
    public String name() {
        return "no-unasked-5xx";
    }

    @Override
    public Optional<String> broken(Ask ask, Answer answer) {
        boolean failed = answer.status() >= 500 && !NOT_KNOWN.contains(answer.status()) && !ask.allows(Allowance.SERVER_ERROR);
        return failed ? Optional.of("answered " + answer.status()) : Optional.empty();
    }
}
