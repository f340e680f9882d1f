package dev.straightway.it.hostile.attack.delivery;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Conversation;
import dev.straightway.it.hostile.attack.exchange.Delivery;
import dev.straightway.it.hostile.attack.exchange.Delivery.Leave;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.request.Maker;
import dev.straightway.it.hostile.attack.request.Makers;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Plain requests with others between them, delivered in any way. */
final class Plainly implements Kind {

    /** What is sent before anything is read must fit into the buffers of the two sockets. */
    private static final int MOST_BYTES = 60_000;

    @Override
    public Case make(Dice dice) {
        List<Shot> shots = new ArrayList<>(List.of(Makers.PLAIN.make(dice)));
        int bytes = shots.get(0).bytes().length;
        for (int i = dice.below(12); i > 0; i--) {
            Maker maker = dice.chance(75) ? Makers.PLAIN : dice.pick(Makers.SOUND);
            Shot shot = maker.make(dice);
            if (bytes + shot.bytes().length <= MOST_BYTES) {
                shots.add(shot);
                bytes += shot.bytes().length;
            }
        }
        if (dice.chance(15)) {
            shots.add(dice.pick(Makers.ENDING).make(dice));
        }
        return new Conversation(List.copyOf(shots), delivery(bytes, dice));
    }

    private static Delivery delivery(int bytes, Dice dice) {
        return switch (dice.below(10)) {
            case 0, 1, 2 -> new Delivery(InPieces.cuts(bytes, dice), dice.between(0, 3), Leave.AFTER_ANSWERS);
            case 3 -> new Delivery(List.of(), 0, dice.pick(Leave.RESET, Leave.RESET_WITHIN_ANSWER, Leave.HALF_CLOSED));
            default -> Delivery.AT_ONCE;
        };
    }
}
