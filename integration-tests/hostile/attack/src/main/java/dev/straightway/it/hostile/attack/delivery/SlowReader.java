package dev.straightway.it.hostile.attack.delivery;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Conversation;
import dev.straightway.it.hostile.attack.exchange.Delivery;
import dev.straightway.it.hostile.attack.exchange.Delivery.Leave;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.request.Makers;
import dev.straightway.it.hostile.attack.seed.Dice;

/** A client that takes its answer in small pieces. */
final class SlowReader implements Kind {

    @Override
    public Case make(Dice dice) {
        return new Conversation(List.of(Makers.DOWNLOADS.make(dice)), new Delivery(List.of(), 0, Leave.SLOW_READER));
    }
}
