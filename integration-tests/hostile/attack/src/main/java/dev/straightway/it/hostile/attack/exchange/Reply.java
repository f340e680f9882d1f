package dev.straightway.it.hostile.attack.exchange;

import dev.straightway.it.hostile.attack.wire.Answer;

/** A request with its answer. */
public record Reply(Ask ask, Answer answer) {
}
