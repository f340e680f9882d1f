package dev.straightway.it.hostile.attack.request;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Answers that are streamed, large, events, or that fail half way. */
final class Downloads implements Maker {

    @Override
    public Shot make(Dice dice) {
        int kilobytes = dice.pick(0, 1, 7, 65, 300);
        return switch (dice.below(5)) {
            case 0 -> RequestText.get("download/whole " + kilobytes, "/download/whole/" + kilobytes, dice).sound();
            case 1 -> RequestText.get("download/streamed " + kilobytes, "/download/streamed/" + kilobytes, dice).sound();
            case 2 -> new RequestText("download/head " + kilobytes, "HEAD", "/download/streamed/" + kilobytes, dice).sound();
            case 3 -> RequestText.get("download/failing " + kilobytes, "/download/failing/" + kilobytes, dice)
                    .allow(Allowance.SERVER_ERROR, Allowance.TRUNCATION, Allowance.NO_MARKER).sound();
            default -> events(dice);
        };
    }

    private static Shot events(Dice dice) {
        String how = dice.pick("ok", "throw-first", "throw-after", "close-twice");
        String path = "/events/" + how + "/" + dice.pick(0, 1, 5);
        String method = dice.chance(15) ? "HEAD" : "GET";
        RequestText request = new RequestText("events " + method + " " + path, method, path, dice)
                .allow(Allowance.NO_MARKER);
        if (how.startsWith("throw")) {
            request.allow(Allowance.SERVER_ERROR, Allowance.TRUNCATION, Allowance.RACE);
        }
        return request.sound();
    }
}
