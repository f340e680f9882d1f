package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Requests for plain values: what a stack may serve by its shortest way, and what is almost that. */
final class PlainRequests implements Maker {

    private static final List<String> NAMES = List.of("x", "one", "a-b._~", "%41", "%2F", "a;m=1", "a%20b", ".x", "..x",
            "\u00e4",
            "a+b", "a,b", "none");
    private static final List<String> QUERIES = List.of("", "", "?q=1", "?q=1&q=2", "?", "?q=%20", "?q=%zz", "?q=a|b",
            "?q=%C3%A4",
            "?&&=&q", "?q=+");
    private static final List<String> ACCEPTED = List.of("*/*", "text/plain", "application/json", "text/*;q=0.5, */*;q=0.1",
            "image/png", "", "text/plain;q=0", "nonsense");
    private static final List<String> NUMBERS = List.of("1", "-1", "007", "2147483648", "x", "");
    private static final int LIMIT = 256 * 1024;

    @Override
    public Shot make(Dice dice) {
        RequestText request = switch (dice.below(8)) {
            case 0, 1 -> named("GET", "name", dice);
            case 2 -> named("GET", "asked", dice);
            case 3 -> numbered(dice);
            case 4 -> named(dice.pick("DELETE", "HEAD", "OPTIONS", "PATCH"), "name", dice);
            case 5 -> item(dice);
            case 6 -> text(dice);
            default -> RequestText.get("plain/fails", "/plain/fails", dice).allow(Allowance.SERVER_ERROR);
        };
        if (dice.chance(40)) {
            request.field("Accept", dice.pick(ACCEPTED));
        }
        return request.allow(Allowance.NO_MARKER).sound();
    }

    private static RequestText named(String method, String path, Dice dice) {
        String target = "/plain/" + path + "/" + dice.pick(NAMES) + dice.pick(QUERIES);
        return new RequestText("plain/" + method + " " + target, method, target, dice);
    }

    private static RequestText numbered(Dice dice) {
        String target = "/plain/" + dice.pick("number/", "item/") + dice.pick(NUMBERS);
        return RequestText.get("plain/GET " + target, target, dice);
    }

    private static RequestText item(Dice dice) {
        RequestText request = RequestText.post("plain/item", "/plain/item", dice);
        if (dice.chance(90)) {
            request.field("Content-Type", dice.pick("application/json", "application/json", "application/json;charset=utf-8",
                    "text/plain"));
        }
        String json = "{\"marker\":\"" + request.marker() + "\",\"number\":1,\"tags\":[\"" + text(dice.below(3_000), dice)
                + "\"]}";
        return request.body(dice.chance(80) ? json : json.substring(0, dice.below(json.length())), dice);
    }

    private static RequestText text(Dice dice) {
        int size = dice.pick(0, 1, 50, 9_000, LIMIT, LIMIT + 1);
        RequestText request = new RequestText("plain/text " + size, "PUT", "/plain/text", dice)
                .field("Content-Type", "text/plain")
                .body(text(size, dice), dice);
        return size > LIMIT ? request.allow(Allowance.TRUNCATION) : request;
    }

    /** Nothing that could be taken for a marker. */
    private static String text(int length, Dice dice) {
        return dice.pick("a", "z", "0").repeat(length);
    }
}
