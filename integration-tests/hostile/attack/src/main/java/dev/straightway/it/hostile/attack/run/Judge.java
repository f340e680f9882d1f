package dev.straightway.it.hostile.attack.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import dev.straightway.it.hostile.attack.compare.Difference;
import dev.straightway.it.hostile.attack.delivery.Kinds;
import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.invariant.Broken;
import dev.straightway.it.hostile.attack.server.Target;

/** Has a conversation with both stacks and says what is wrong with it. */
final class Judge {

    private static final int MOST_TRIES = 12;

    private final Target straightway;
    private final Target quarkusRest;
    private final Findings findings;

    Judge(Target straightway, Target quarkusRest, Findings findings) {
        this.straightway = straightway;
        this.quarkusRest = quarkusRest;
        this.findings = findings;
    }

    void fire(Cases.Numbered numbered) throws InterruptedException {
        Round round = Round.of(numbered.of(), straightway, quarkusRest);
        for (Broken broken : round.broken()) {
            if (findings.isNew(broken.ask().label(), broken.invariant(), broken.what())) {
                Round least = shrink(round, broken);
                findings.add(new Finding(broken.ask().label(), broken.invariant(), broken.what(), numbered.number(),
                        least.evidence()));
            }
        }
        List<Difference> differences = unaccepted(round);
        if (!differences.isEmpty()) {
            report(numbered, differences);
        }
    }

    /** Prints one case with its answers, whatever they are. */
    void replay(long seed, long number) throws InterruptedException {
        Case one = Kinds.of(seed, number);
        System.out.println(Round.of(one, straightway, quarkusRest).evidence());
        fire(new Cases.Numbered(number, one));
    }

    /** Reports the differences that come again: what came once was a matter of time. */
    private void report(Cases.Numbered numbered, List<Difference> differences) throws InterruptedException {
        Round again = Round.of(numbered.of(), straightway, quarkusRest);
        List<Difference> still = unaccepted(again);
        for (Difference difference : differences) {
            String what = "Straightway " + difference.straightway() + ", Quarkus REST " + difference.quarkusRest();
            if (still.stream().anyMatch(difference::isLike)
                    && findings.isNew(difference.ask().label(), "differs:" + difference.aspect(), what)) {
                findings.add(new Finding(difference.ask().label(), "differs:" + difference.aspect(), what, numbered.number(),
                        again.evidence()));
            }
        }
    }

    private List<Difference> unaccepted(Round round) {
        return round.differences().stream()
                .filter(difference -> !findings.accepts(difference.ask().label(), difference.aspect(),
                        difference.straightway(), difference.quarkusRest()))
                .toList();
    }

    /** {@return the least case that was found to break the same invariant, or the case as it was} */
    private Round shrink(Round whole, Broken broken) throws InterruptedException {
        Round least = whole;
        Deque<Case> smaller = new ArrayDeque<>(whole.fired().smaller());
        for (int tries = 0; tries < MOST_TRIES && !smaller.isEmpty(); tries++) {
            Round tried = Round.of(smaller.poll(), straightway, quarkusRest);
            if (tried.broken().stream().anyMatch(b -> b.invariant().equals(broken.invariant()))) {
                least = tried;
                smaller = new ArrayDeque<>(tried.fired().smaller());
            }
        }
        return least;
    }
}
