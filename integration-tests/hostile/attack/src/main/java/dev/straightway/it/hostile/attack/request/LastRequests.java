package dev.straightway.it.hostile.attack.request;

import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Requests that end their connection: HTTP/1.0, and Connection: close. */
final class LastRequests implements Maker {

    @Override
    public Shot make(Dice dice) {
        String path = dice.pick("/echo/name/x", "/download/whole/65", "/download/streamed/65", "/async/plain/once");
        if (dice.chance(50)) {
            return RequestText.get("last/close " + path, path, dice).field("Connection", "close").shot(Soundness.LAST);
        }
        return RequestText.get("last/old " + path, path, dice).version("HTTP/1.0").shot(Soundness.LAST);
    }
}
