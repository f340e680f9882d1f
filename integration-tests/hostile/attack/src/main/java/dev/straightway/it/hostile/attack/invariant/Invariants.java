package dev.straightway.it.hostile.attack.invariant;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.exchange.Outcome;
import dev.straightway.it.hostile.attack.exchange.Reply;

/** All that holds for every exchange. */
public final class Invariants {

    private static final List<Invariant> OF_ANSWERS = List.of(new NoUnaskedFailure(), new OwnMarker(), new PartsAgree(),
            new NothingInside(), new NothingInjected(), new NoFieldOfAConnection());

    private static final Ask NOTHING = new Ask("nothing", "", null, Set.of());

    private Invariants() {
    }

    /** {@return what doesn't hold} */
    public static List<Broken> brokenBy(Outcome outcome) {
        List<Broken> broken = new ArrayList<>();
        for (Reply reply : outcome.replies()) {
            for (Invariant invariant : OF_ANSWERS) {
                invariant.broken(reply.ask(), reply.answer())
                        .ifPresent(what -> broken.add(new Broken(invariant.name(), reply.ask(), what)));
            }
        }
        ending(outcome, broken);
        return List.copyOf(broken);
    }

    private static void ending(Outcome outcome, List<Broken> broken) {
        Ask ask = outcome.owing() != null ? outcome.owing() : last(outcome);
        String name = switch (outcome.ending()) {
            case HUNG -> "no-hang";
            case GARBLED -> "framing";
            case TRUNCATED -> ask.allows(Allowance.TRUNCATION) ? null : "whole";
            case UNANSWERED -> ask.allows(Allowance.TRUNCATION) ? null : "answered";
            case OPEN, CLOSED, SILENT, LEFT -> null;
        };
        if (name != null) {
            broken.add(new Broken(name, ask, outcome.ending() + " " + outcome.trouble()));
        }
    }

    private static Ask last(Outcome outcome) {
        if (outcome.replies().isEmpty()) {
            return NOTHING;
        }
        return outcome.replies().get(outcome.replies().size() - 1).ask();
    }
}
