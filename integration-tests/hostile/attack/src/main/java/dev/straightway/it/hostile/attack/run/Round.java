package dev.straightway.it.hostile.attack.run;

import java.time.Duration;
import java.util.List;

import dev.straightway.it.hostile.attack.compare.Comparison;
import dev.straightway.it.hostile.attack.compare.Difference;
import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Escaped;
import dev.straightway.it.hostile.attack.exchange.Outcome;
import dev.straightway.it.hostile.attack.exchange.Reply;
import dev.straightway.it.hostile.attack.invariant.Broken;
import dev.straightway.it.hostile.attack.invariant.Invariants;

/**
 * One case against both stacks.
 *
 * @param wholly whether their answers must be the same in all that they say
 */
record Round(Case fired, Outcome straightway, Outcome peer, boolean wholly) {

    /** A stack that isn't under test isn't waited for. */
    private static final Duration SHORT = Duration.ofSeconds(3);
    private static final int SHOWN = 1_500;

    static Round of(Case fired, Stacks stacks) throws InterruptedException {
        return of(fired, stacks, stacks.patience());
    }

    /** The same with less patience, to find a smaller case of what is found. */
    static Round quick(Case fired, Stacks stacks) throws InterruptedException {
        return of(fired, stacks, SHORT);
    }

    private static Round of(Case fired, Stacks stacks, Duration limit) throws InterruptedException {
        return new Round(fired, fired.fire(stacks.door(stacks.straightway()), limit),
                fired.fire(stacks.door(stacks.peer()), SHORT), stacks.wholly());
    }

    /** {@return whether the peer sent what isn't in order, so that its answers can't be told apart} */
    boolean isMixed() {
        return !Invariants.brokenBy(peer).isEmpty();
    }

    List<Broken> broken() {
        return Invariants.brokenBy(straightway);
    }

    /** {@return how the answers differ; where an invariant is broken, they needn't be compared} */
    List<Difference> differences() {
        return fired.isComparable() ? Comparison.of(straightway, peer, wholly) : List.of();
    }

    String evidence() {
        return fired.describe() + "\n-- Straightway: " + shown(straightway) + "\n-- the peer: " + shown(peer);
    }

    private static String shown(Outcome outcome) {
        StringBuilder shown = new StringBuilder(outcome.ending() + " " + outcome.trouble() + "\n");
        if (!outcome.transcript().isEmpty()) {
            return shown + Escaped.of(outcome.transcript(), SHOWN);
        }
        for (Reply reply : outcome.replies()) {
            shown.append(reply.ask().label()).append(" → ").append(reply.answer().status()).append(' ')
                    .append(reply.answer().fields()).append('\n');
        }
        return shown.toString();
    }
}
