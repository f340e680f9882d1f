package dev.straightway.it.hostile.attack.delivery;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Conversation;
import dev.straightway.it.hostile.attack.exchange.Delivery;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.request.Makers;
import dev.straightway.it.hostile.attack.seed.Dice;

/** One request, all at once. */
final class Alone implements Kind {

    @Override
    public Case make(Dice dice) {
        return new Conversation(List.of(dice.pick(Makers.SOUND).make(dice)), Delivery.AT_ONCE);
    }
}
