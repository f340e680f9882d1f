package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Every method at every kind of path: what is there, what is there for others, and what isn't. */
final class Methods implements Maker {

    private static final List<String> METHODS = List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE",
            "PROPFIND", "MKCOL", "LOCK", "get", "Get", "PURGE", "A-B_C", "M!#$%&'*+.^`|~");
    private static final List<String> PATHS = List.of("/echo/name/x", "/echo/item/1", "/body/text", "/echo/choice", "/none",
            "/", "/echo", "/fault/located/here/leaf/x", "/download/whole/2", "/events/ok/1", "/async/stage/value");

    @Override
    public Shot make(Dice dice) {
        String method = dice.pick(METHODS);
        String path = dice.pick(PATHS);
        RequestText request = new RequestText("method " + method + " " + path, method, path, dice).allow(Allowance.NO_MARKER);
        if (dice.chance(30)) {
            request.field("Content-Type", "text/plain").body("x".repeat(dice.below(50)), dice);
        }
        return request.sound();
    }
}
