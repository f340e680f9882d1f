package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Heads that aren't HTTP. */
final class BrokenHeads implements Maker {

    private static final List<String> LINES = List.of("X-Bad : space", ": no name", "no colon", "X-Nul: a\u0000b", "X-Cr: a\rb",
            "X-Lf: a\nX-Next: b", " folded", "\tfolded", "X Bad: space in name", "X-\u00e4: name", "X-High: \u00ff",
            "X-Ctl: a\u0001b", "Host: other", "Host : other", "(x): y", "Content-Length : 5", "Transfer-Encoding : chunked");
    private static final List<String> VERSIONS = List.of("HTTP/1.2", "HTTP/2.0", "HTTP/3.0", "HTTP/0.9", "HTTP/1", "http/1.1",
            "HTTP/1.1 ", "", "HTTP/a.b", "HTTP/1.10", "XTTP/1.1");

    @Override
    public Shot make(Dice dice) {
        switch (dice.below(4)) {
            case 0 -> {
                String version = dice.pick(VERSIONS);
                return broken(RequestText.get("head/version " + version, "/echo/name/x", dice).version(version));
            }
            case 1 -> {
                return broken(
                        new RequestText("head/method", dice.pick("", " ", "GE T", "G(T", "GET\u0000", "\u00e4", "\r\nGET"),
                                "/echo/name/x", dice));
            }
            case 2 -> {
                return broken(RequestText.get("head/no-host", "/echo/name/x", dice).withoutHost());
            }
            default -> {
                String line = dice.pick(LINES);
                return broken(RequestText.get("head/line " + line, "/echo/name/x", dice).line(line));
            }
        }
    }

    private static Shot broken(RequestText request) {
        return request.allow(Allowance.NO_MARKER).shot(Soundness.BROKEN);
    }
}
