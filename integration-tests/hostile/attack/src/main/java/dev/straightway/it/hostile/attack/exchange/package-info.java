/** Conversations with a server and what comes of them. Start at {@link dev.straightway.it.hostile.attack.exchange.Case}. */
package dev.straightway.it.hostile.attack.exchange;
