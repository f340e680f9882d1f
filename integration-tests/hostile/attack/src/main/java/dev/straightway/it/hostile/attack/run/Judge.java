package dev.straightway.it.hostile.attack.run;

import java.util.List;
import java.util.Optional;

import dev.straightway.it.hostile.attack.compare.Difference;
import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.invariant.Broken;

/** Has a conversation with both stacks and says what is wrong with it. */
final class Judge {

    private final Stacks stacks;
    private final Findings findings;
    private final Shrinker shrinker;

    Judge(Stacks stacks, Findings findings) {
        this.stacks = stacks;
        this.findings = findings;
        this.shrinker = new Shrinker(stacks);
    }

    void fire(Cases.Numbered numbered) throws InterruptedException {
        Round round = Round.of(numbered.of(), stacks);
        List<Broken> all = round.broken();
        for (Broken broken : all) {
            if (findings.isNew(broken.ask().label(), broken.invariant(), broken.what())) {
                add(numbered.number(), round, broken);
            }
        }
        if (all.isEmpty()) {
            for (Difference difference : unaccepted(round)) {
                look(numbered.number(), round, difference);
            }
        }
    }

    /** Prints one case with its answers, whatever they are. */
    void replay(Options options, long number) throws InterruptedException {
        Case one = options.make(number);
        System.out.println(Round.of(one, stacks).evidence());
        fire(new Cases.Numbered(number, one));
    }

    /** Adds a finding under the label of the least case that shows it: who answers wrongly is often the one before. */
    private void add(long number, Round round, Broken broken) throws InterruptedException {
        Round least = shrinker.least(round, tried -> same(tried, broken).isPresent());
        Broken of = same(least, broken).orElse(broken);
        if (of.ask().label().equals(broken.ask().label()) || findings.isNew(of.ask().label(), of.invariant(), of.what())) {
            findings.add(new Finding(of.ask().label(), of.invariant(), of.what(), number, least.evidence()));
        }
    }

    private static Optional<Broken> same(Round round, Broken broken) {
        return round.broken().stream().filter(b -> b.invariant().equals(broken.invariant())).findFirst();
    }

    /** Adds a difference that comes again, alone or in the same company: what came once was a matter of time. */
    private void look(long number, Round round, Difference difference) throws InterruptedException {
        Round again = Round.of(round.fired().only(difference.ask()), stacks);
        Optional<Difference> still = like(again, difference);
        if (still.isEmpty() && !round.isMixed()) {
            again = Round.of(round.fired(), stacks);
            still = like(again, difference);
        }
        if (still.isPresent() && findings.isNew(still.get().ask().label(), still.get().check(), still.get().what())) {
            findings.add(
                    new Finding(still.get().ask().label(), still.get().check(), still.get().what(), number, again.evidence()));
        }
    }

    private Optional<Difference> like(Round round, Difference difference) {
        return unaccepted(round).stream().filter(difference::isLike).findFirst();
    }

    private List<Difference> unaccepted(Round round) {
        return round.differences().stream().filter(difference -> !findings.accepts(difference)).toList();
    }
}
