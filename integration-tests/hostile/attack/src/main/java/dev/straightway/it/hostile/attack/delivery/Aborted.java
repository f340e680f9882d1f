package dev.straightway.it.hostile.attack.delivery;

import java.util.Arrays;
import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Conversation;
import dev.straightway.it.hostile.attack.exchange.Delivery;
import dev.straightway.it.hostile.attack.exchange.Delivery.Leave;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;
import dev.straightway.it.hostile.attack.request.Makers;
import dev.straightway.it.hostile.attack.seed.Dice;

/** A client that leaves: within its request, right behind it, or within the answer. */
final class Aborted implements Kind {

    @Override
    public Case make(Dice dice) {
        Shot whole = dice.pick(dice.chance(50) ? Makers.WITH_BODIES : Makers.SOUND).make(dice);
        return switch (dice.below(4)) {
            case 0 -> new Conversation(List.of(whole), new Delivery(List.of(), 0, Leave.RESET));
            case 1 -> new Conversation(List.of(whole), new Delivery(List.of(), 0, Leave.RESET_WITHIN_ANSWER));
            case 2 -> new Conversation(List.of(cut(whole, dice)), new Delivery(List.of(), 0, Leave.RESET));
            default -> new Conversation(List.of(cut(whole, dice)), new Delivery(List.of(), 0, Leave.HALF_CLOSED));
        };
    }

    private static Shot cut(Shot whole, Dice dice) {
        byte[] part = Arrays.copyOf(whole.bytes(), dice.below(whole.bytes().length));
        return new Shot(whole.ask(), part, Soundness.PARTIAL);
    }
}
