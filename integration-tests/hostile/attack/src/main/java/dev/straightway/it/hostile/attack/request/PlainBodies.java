package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Texts and bytes of all sizes, up to the limit of a body and over it. */
final class PlainBodies implements Maker {

    private static final int LIMIT = 256 * 1024;
    private static final List<String> CHARSETS = List.of("", ";charset=utf-8", ";charset=utf-16", ";charset=none", ";charset=",
            ";charset=\"iso-8859-1\"", ";charset=\"", ";charset=utf-7", "; charset", ";charset=US-ASCII", ";boundary=x");

    @Override
    public Shot make(Dice dice) {
        return switch (dice.below(8)) {
            case 0 -> text(dice);
            case 1 -> bytes("/body/bytes", dice);
            case 2 -> bytes("/body/stream", dice);
            case 3 -> bytes("/body/some", dice);
            case 4 -> large(dice);
            case 5 -> untyped(dice);
            case 6 -> RequestText.post("text/empty", "/body/text", dice).field("Content-Type", "text/plain")
                    .field("Content-Length", "0").sound();
            default -> reader(dice);
        };
    }

    private static Shot text(Dice dice) {
        String charset = dice.pick(CHARSETS);
        return RequestText.post("text/charset" + charset, "/body/text", dice).field("Content-Type", "text/plain" + charset)
                .body(dice.bytes(dice.below(300)), dice).allow(Allowance.NO_MARKER).sound();
    }

    private static Shot reader(Dice dice) {
        String charset = dice.pick(CHARSETS);
        return RequestText.post("reader/charset" + charset, "/body/reader", dice).field("Content-Type", "text/plain" + charset)
                .body(dice.bytes(dice.below(300)), dice).allow(Allowance.NO_MARKER).sound();
    }

    private static Shot bytes(String path, Dice dice) {
        int size = dice.pick(0, 1, 1_000, 9_000, 40_000);
        return RequestText.post("bytes " + path + " " + size, path, dice).field("Content-Type", "application/octet-stream")
                .body(dice.bytes(size), dice).sound();
    }

    /** Just under the limit, at it, and over it: the server may refuse by its length, and close before all of it came. */
    private static Shot large(Dice dice) {
        int size = dice.pick(LIMIT - 1, LIMIT, LIMIT + 1, 2 * LIMIT);
        String path = dice.pick("/body/bytes", "/body/stream", "/body/some");
        RequestText request = RequestText.post("large " + path + " " + (size <= LIMIT ? "allowed" : "refused"), path, dice)
                .field("Content-Type", "application/octet-stream").body(new byte[size], dice);
        if (size > LIMIT) {
            request.allow(Allowance.NO_MARKER, Allowance.TRUNCATION);
        }
        return request.sound();
    }

    private static Shot untyped(Dice dice) {
        RequestText request = RequestText
                .post("untyped", dice.pick("/body/any", "/body/text", "/body/json", "/body/form"), dice)
                .allow(Allowance.NO_MARKER);
        return request.body(dice.word(dice.below(30)), dice).sound();
    }
}
