package dev.straightway.it.hostile.attack.request;

import java.util.List;
import java.util.Map;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Fields whose values are hard to parse, in resources that parse them. */
final class Fields implements Maker {

    private static final Map<String, List<String>> VALUES = Map.of(
            "Accept", List.of("text/plain", "*/*", "text", "text/", "/", "", ",", ",,text/plain", "text/plain;q=2", "a/b;q=",
                    "text/plain;q=0", "*/plain", "text/*;q=0.5, text/csv", "application/json", "text/plain;charset=utf-16",
                    "text/plain; q=0.0001", "text/plain;q=x", "\"", "text/plain;a=\"", "image/png", "null", "*",
                    "text/plain;;q=1"),
            "Accept-Language", List.of("de", "de-DE,en;q=0.5", "*", "", "-", "q", "en;q=", "en;q=5", "x-y-z-1-2-3-4", "123",
                    "de;q=x", "_", "e".repeat(200)),
            "Content-Type", List.of("null", "text", "text/plain", "/", "text/", "text/plain;charset", "text/plain;charset=",
                    "text/plain;charset=\"", "text/plain;charset=none", "", ";", "a/b/c", "text/plain;;"),
            "Cookie",
            List.of("a=b", "$Version=abc", "$Version=1; a=b; $Path=/", "a", "=", ";", "a=\"b", "a=b;a=c", "a=b,c=d", "",
                    "$Version=; x", "a=b; ; c", "\u00e4=1", "c=" + "x".repeat(3000)),
            "Date", List.of("Sun, 06 Nov 1994 08:49:37 GMT", "yesterday", "", "0", "Sun, 99 Nov 1994 08:49:37 GMT"),
            "Content-Language", List.of("de", "", "-", "x".repeat(100), "de,en"),
            "If-None-Match", List.of("*", "\"a\"", "W/\"a\"", "a", "\"", ""),
            "If-Modified-Since", List.of("Sun, 06 Nov 1994 08:49:37 GMT", "tomorrow", ""),
            "Range", List.of("bytes=0-1", "bytes=-", "lines=1", "bytes=9-1", ""),
            "Host", List.of("other", "", "a b", "[::1", "localhost:99999", "/", "user@host"));

    private static final List<String> NAMES = VALUES.keySet().stream().sorted().toList();

    @Override
    public Shot make(Dice dice) {
        String name = dice.pick(NAMES);
        String value = dice.pick(VALUES.get(name));
        String path = dice.pick("/echo/fields", "/echo/choice", "/echo/name/x", "/fault/filtered");
        boolean twice = dice.chance(20) && !name.equals("Host");
        String shown = twice ? " twice" : ": " + (value.length() > 60 ? "long" : value);
        RequestText request = RequestText.get("field " + path + " " + name + shown, path, dice).allow(Allowance.NO_MARKER);
        if (name.equals("Host")) {
            request.withoutHost();
        }
        if (twice) {
            request.field(name, dice.pick(VALUES.get(name)));
        }
        request.field(name, value);
        return request.sound();
    }
}
