package dev.straightway.it.hostile.attack.invariant;

import java.util.Optional;

import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.wire.Answer;

/** What holds for every answer. */
interface Invariant {

    String name();

    /** {@return what is wrong with the answer, if anything} */
    Optional<String> broken(Ask ask, Answer answer);
}
