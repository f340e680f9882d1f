package dev.straightway.it.hostile.attack.exchange;

import java.util.List;

/**
 * What came of an exchange.
 *
 * @param replies in the order in which they came
 * @param owing the request that the server owed an answer when the exchange ended, or {@code null}
 * @param trouble why it ended otherwise than {@link Ending#OPEN}, in words
 * @param transcript the beginning of what was read
 */
public record Outcome(List<Reply> replies, Ending ending, Ask owing, String trouble, String transcript) {
}
