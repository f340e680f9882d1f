package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Queries: parameters without values, without names, twice, parted and encoded in all ways. */
final class Queries implements Maker {

    private static final List<String> PIECES = List.of("q=1", "q", "&", "&&", "=", "q=%20", "q=+", ";", "q=a;q=b", "%71=2",
            "q=%C3%A4", "q=%2B", "?", "/", "q[]=3", "t=LOW", "l=9", "q=%25zz");

    @Override
    public Shot make(Dice dice) {
        return RequestText.get("path/query", "/echo/name/x?" + pieces(dice, 8), dice).sound();
    }

    static String pieces(Dice dice, int most) {
        return dice.pieces(PIECES, most);
    }
}
