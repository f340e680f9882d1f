package dev.straightway.it.hostile.attack.request;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Requests that expect 100 (RFC 9110 §10.1.1), or what nobody knows, and send their body all the same. */
final class Expectations implements Maker {

    @Override
    public Shot make(Dice dice) {
        String expected = dice.pick("100-continue", "100-Continue", "other", "");
        String path = dice.pick("/body/text", "/body/any", "/none", "/echo/name/x");
        return RequestText.post("expect " + path + " " + expected, path, dice).field("Content-Type", "text/plain")
                .field("Expect", expected).body(dice.word(dice.below(2_000)), dice)
                .allow(Allowance.NO_MARKER, Allowance.TRUNCATION).sound();
    }
}
