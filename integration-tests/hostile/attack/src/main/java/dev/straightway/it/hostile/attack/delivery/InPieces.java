package dev.straightway.it.hostile.attack.delivery;

import java.util.List;
import java.util.stream.IntStream;

import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Conversation;
import dev.straightway.it.hostile.attack.exchange.Delivery;
import dev.straightway.it.hostile.attack.exchange.Delivery.Leave;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.request.Makers;
import dev.straightway.it.hostile.attack.seed.Dice;

/** One or two requests in pieces, with pauses at any byte. */
final class InPieces implements Kind {

    @Override
    public Case make(Dice dice) {
        Shot first = dice.pick(dice.chance(70) ? Makers.WITH_BODIES : Makers.SOUND).make(dice);
        List<Shot> shots = dice.chance(30) ? List.of(first, dice.pick(Makers.SOUND).make(dice)) : List.of(first);
        return new Conversation(shots, new Delivery(cuts(first.bytes().length, dice), dice.between(0, 3), Leave.AFTER_ANSWERS));
    }

    static List<Integer> cuts(int length, Dice dice) {
        return IntStream.range(0, dice.between(1, 6)).map(i -> dice.below(length)).sorted().boxed().toList();
    }
}
