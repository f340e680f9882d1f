package dev.straightway.it.hostile.attack.request;

import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Makes requests of one kind. */
@FunctionalInterface
public interface Maker {

    Shot make(Dice dice);
}
