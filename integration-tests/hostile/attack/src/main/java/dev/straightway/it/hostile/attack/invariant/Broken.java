package dev.straightway.it.hostile.attack.invariant;

import dev.straightway.it.hostile.attack.exchange.Ask;

/**
 * An invariant that doesn't hold.
 *
 * @param invariant its name, in the words of the tables
 */
public record Broken(String invariant, Ask ask, String what) {
}
