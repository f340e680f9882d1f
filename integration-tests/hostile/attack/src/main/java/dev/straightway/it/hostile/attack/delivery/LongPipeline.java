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

/** Hundreds of small requests on one connection, parted anywhere: answers must stay in order. */
final class LongPipeline implements Kind {

    private static final int MOST_BYTES = 1_000;

    @Override
    public Case make(Dice dice) {
        List<Shot> shots = IntStream.range(0, dice.between(50, 250)).mapToObj(i -> dice.pick(Makers.SMALL).make(dice))
                .filter(shot -> shot.bytes().length < MOST_BYTES).toList();
        int length = shots.stream().mapToInt(shot -> shot.bytes().length).sum();
        return new Conversation(shots, new Delivery(InPieces.cuts(length, dice), 1, Leave.AFTER_ANSWERS));
    }
}
