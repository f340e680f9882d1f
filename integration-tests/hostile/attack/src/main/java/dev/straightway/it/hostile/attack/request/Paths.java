package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Paths and matrix parameters with all that percent-encoding knows. */
final class Paths implements Maker {

    private static final List<String> PIECES = List.of("a", "%20", "%2F", "%2f", "%25", "%3B", ";", ";m=1", ";m", ";m=%3D", ".",
            "..", "%2e%2e", "%C3%A4", "%e2%82%ac", "+", "~", "!", "$", "&", "'", "(", ")", "*", ",", "=", ":", "@", "%00",
            "%7F",
            "%5C", "%22", "%3C", "//", "/", "%0d%0a");

    @Override
    public Shot make(Dice dice) {
        return switch (dice.below(5)) {
            case 0 -> RequestText.get("path/name", "/echo/name/" + dice.pieces(PIECES, 4) + query(dice), dice)
                    .allow(Allowance.NO_MARKER).sound();
            case 1 -> RequestText.get("path/deep", "/echo/deep/" + dice.word(3) + dice.pieces(PIECES, 1) + "/"
                    + dice.pick("abc", "x", "A", "a1", "a%20", "") + "/" + dice.pieces(PIECES, 5), dice)
                    .allow(Allowance.NO_MARKER).sound();
            case 2 -> RequestText.get("path/uri", "/echo/uri/" + dice.pieces(PIECES, 6) + query(dice), dice)
                    .allow(Allowance.NO_MARKER).sound();
            case 3 -> RequestText.get("path/anywhere", "/" + dice.pieces(PIECES, 6) + query(dice), dice)
                    .allow(Allowance.NO_MARKER).sound();
            default -> letters(dice);
        };
    }

    private static Shot letters(Dice dice) {
        int count = dice.pick(1, 10, 300, 2_000, 3_500);
        String end = dice.pick("", "c");
        String label = "path/letters/" + (count > 1000 ? "many" : "few") + (end.isEmpty() ? "" : "-and-another");
        return RequestText
                .get(label, "/echo/letters/" + dice.pick("a", "b", "ab").repeat(count).substring(0, count) + end, dice)
                .allow(Allowance.NO_MARKER).sound();
    }

    private static String query(Dice dice) {
        return dice.chance(50) ? "?" + Queries.pieces(dice, 4) : "";
    }
}
