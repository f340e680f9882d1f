package dev.straightway.it.hostile.attack.exchange;

import dev.straightway.it.hostile.attack.seed.Dice;

/** Makes conversations of one kind. */
@FunctionalInterface
public interface Kind {

    Case make(Dice dice);
}
