package dev.straightway.it.hostile.attack.request;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Heads that are too much: long lines, many fields, many parameters, at the limits and over them. */
final class ManyFields implements Maker {

    @Override
    public Shot make(Dice dice) {
        return switch (dice.below(5)) {
            case 0 -> RequestText.get("many/long-line", "/echo/name/" + "a".repeat(dice.between(3_900, 4_300)), dice)
                    .allow(Allowance.NO_MARKER).shot(Soundness.BROKEN);
            case 1 -> RequestText.get("many/long-field", "/echo/name/x", dice)
                    .field("X-Long", "a".repeat(dice.between(19_000, 22_000))).shot(Soundness.BROKEN);
            case 2 -> fields(dice);
            case 3 -> RequestText.get("many/parameters", "/echo/name/x?" + "q=1&".repeat(dice.between(1, 900)), dice).sound();
            default -> RequestText.get("many/matrix", "/echo/name/x" + ";m=1".repeat(dice.between(1, 900)), dice).sound();
        };
    }

    private static Shot fields(Dice dice) {
        RequestText request = RequestText.get("many/fields", "/echo/fields", dice);
        for (int i = dice.between(1, 700); i > 0; i--) {
            request.field("X-" + i, dice.word(4));
        }
        return request.sound();
    }
}
