package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Resources that return what HTTP doesn't allow: the server must make something of it that it does. */
final class OddAnswers implements Maker {

    private static final List<String> HOW = List.of("length-short", "length-long", "length-text", "length-twice", "chunked",
            "close", "field-newline", "field-control", "field-wide", "name-space", "no-content", "not-modified",
            "reset-content", "status-299", "status-599", "null", "plain");

    @Override
    public Shot make(Dice dice) {
        String path = dice.pick("/answer/plain/", "/answer/filtered/") + dice.pick(HOW);
        String method = dice.chance(20) ? "HEAD" : "GET";
        return new RequestText("answer " + method + " " + path, method, path, dice)
                .allow(Allowance.SERVER_ERROR, Allowance.NO_MARKER).sound();
    }
}
