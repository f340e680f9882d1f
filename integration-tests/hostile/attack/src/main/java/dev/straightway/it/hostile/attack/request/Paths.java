package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Paths, matrix parameters and queries with all that percent-encoding knows. */
final class Paths implements Maker {

    private static final List<String> PIECES = List.of("a", "%20", "%2F", "%2f", "%25", "%3B", ";", ";m=1", ";m", ";m=%3D", ".",
            "..", "%2e%2e", "%C3%A4", "%e2%82%ac", "+", "~", "!", "$", "&", "'", "(", ")", "*", ",", "=", ":", "@", "%00",
            "%7F",
            "%5C", "%22", "%3C", "//", "/", "%0d%0a");
    private static final List<String> QUERY_PIECES = List.of("q=1", "q", "&", "&&", "=", "q=%20", "q=+", ";", "q=a;q=b",
            "%71=2", "q=%C3%A4", "q=%2B", "?", "/", "q[]=3", "t=LOW", "l=9", "q=%25zz");

    @Override
    public Shot make(Dice dice) {
        return switch (dice.below(6)) {
            case 0 -> RequestText.get("path/name", "/echo/name/" + pieces(dice, PIECES, 4) + query(dice), dice)
                    .allow(Allowance.NO_MARKER).sound();
            case 1 -> RequestText.get("path/deep", "/echo/deep/" + dice.word(3) + pieces(dice, PIECES, 1) + "/"
                    + dice.pick("abc", "x", "A", "a1", "a%20", "") + "/" + pieces(dice, PIECES, 5), dice)
                    .allow(Allowance.NO_MARKER).sound();
            case 2 -> RequestText.get("path/uri", "/echo/uri/" + pieces(dice, PIECES, 6) + query(dice), dice)
                    .allow(Allowance.NO_MARKER).sound();
            case 3 -> RequestText.get("path/anywhere", "/" + pieces(dice, PIECES, 6) + query(dice), dice)
                    .allow(Allowance.NO_MARKER).sound();
            case 4 -> RequestText.get("path/query", "/echo/name/x?" + pieces(dice, QUERY_PIECES, 8), dice).sound();
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
        return dice.chance(50) ? "?" + pieces(dice, QUERY_PIECES, 4) : "";
    }

    private static String pieces(Dice dice, List<String> from, int most) {
        StringBuilder pieces = new StringBuilder();
        for (int i = dice.between(1, most); i > 0; i--) {
            pieces.append(dice.pick(from));
        }
        return pieces.toString();
    }
}
