package dev.straightway.it.hostile.attack.delivery;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Conversation;
import dev.straightway.it.hostile.attack.exchange.Delivery;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.request.Makers;
import dev.straightway.it.hostile.attack.seed.Dice;

/** A request that ends its connection or isn't HTTP, alone or behind one that is. */
final class Ended implements Kind {

    @Override
    public Case make(Dice dice) {
        Shot last = dice.pick(Makers.ENDING).make(dice);
        return new Conversation(dice.chance(20) ? List.of(dice.pick(Makers.SOUND).make(dice), last) : List.of(last),
                Delivery.AT_ONCE);
    }
}
