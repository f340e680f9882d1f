package dev.straightway.it.hostile.attack.delivery;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Conversation;
import dev.straightway.it.hostile.attack.exchange.Delivery;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.request.Makers;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Requests one behind the other without a wait for answers; the last may be one that ends the connection. */
final class Pipelined implements Kind {

    /** What is sent before anything is read must fit into the buffers of the two sockets. */
    private static final int MOST_BYTES = 60_000;

    @Override
    public Case make(Dice dice) {
        List<Shot> shots = new ArrayList<>();
        int bytes = 0;
        for (int i = dice.between(2, 12); i > 0; i--) {
            Shot shot = dice.pick(Makers.SOUND).make(dice);
            if (bytes + shot.bytes().length <= MOST_BYTES) {
                shots.add(shot);
                bytes += shot.bytes().length;
            }
        }
        if (dice.chance(25) || shots.isEmpty()) {
            shots.add(dice.pick(Makers.ENDING).make(dice));
        }
        return new Conversation(List.copyOf(shots), Delivery.AT_ONCE);
    }
}
