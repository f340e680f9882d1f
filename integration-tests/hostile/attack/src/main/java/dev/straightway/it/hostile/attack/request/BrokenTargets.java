package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Request targets that aren't any, or that few use (RFC 9112 §3.2). */
final class BrokenTargets implements Maker {

    private static final List<String> TARGETS = List.of("*", "", "echo/name/x", "?", "#", "/echo/name/x#fragment",
            "http://localhost/echo/name/x", "http://other/echo/name/x", "http:///echo/name/x", "http://", "https://a:b/echo",
            "//other/echo/name/x", "//", "///", "/echo/name/%", "/echo/name/%zz", "/echo/name/%e", "/echo/name/x?q=%",
            "/echo/name/x?q=%zz", "/echo/name/\u00e4", "/echo/name/a\\b", "/echo/name/a\"b", "/echo/name/<x>", "/echo/name/{x}",
            "/echo/name/[x]", "/echo/name/a|b", "/echo/name/%C3", "/echo/name/%FF%FE", "/echo/name/%ED%A0%80", "localhost:80",
            "/echo/name/x\ty", "/echo/name/a b", "/echo/name/x?q=\u00e4", "/../echo/name/x", "/./echo/name/x", "/%2e%2e/echo",
            "http://localhost:99999/echo/name/x", "http://[::1/echo/name/x", "/echo/name/x;m=%", "/echo/uri/%zz");

    @Override
    public Shot make(Dice dice) {
        String target = dice.pick(TARGETS);
        return new RequestText("target " + target, dice.pick("GET", "GET", "OPTIONS", "CONNECT"), target, dice)
                .allow(Allowance.NO_MARKER).shot(Soundness.BROKEN);
    }
}
