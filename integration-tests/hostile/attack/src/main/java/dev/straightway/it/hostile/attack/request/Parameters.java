package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Texts where numbers and words of a list are asked for. */
final class Parameters implements Maker {

    private static final List<String> NUMBERS = List.of("1", "-1", "+1", "0", "007", "2147483647", "2147483648", "1e3", "0x10",
            "1.0", "%31", "NaN", "9".repeat(400), "%D9%A3", "1%20", "abc");
    private static final List<String> TONES = List.of("LOW", "low", "HIGH", "", "NONE", "%4CLOW");
    private static final List<String> DOUBLES = List.of("1.5", "1e400", "-0", "NaN", "Infinity", "1,5", "", "0x1p3", "1d");

    @Override
    public Shot make(Dice dice) {
        String number = dice.pick(NUMBERS);
        RequestText request;
        switch (dice.below(4)) {
            case 0 -> request = RequestText.get("number/path " + shown(number), "/echo/number/" + number, dice);
            case 1 -> request = RequestText.get("number/query " + shown(number), "/echo/number/1?l=" + number, dice);
            case 2 -> {
                String tone = dice.pick(TONES);
                request = RequestText.get("number/word " + tone, "/echo/number/1?t=" + tone, dice);
            }
            default -> {
                String text = dice.pick(DOUBLES);
                request = RequestText.get("number/field " + text, "/echo/number/1", dice).field("X-Number", text);
            }
        }
        return request.allow(Allowance.NO_MARKER).sound();
    }

    private static String shown(String number) {
        return number.length() > 20 ? "huge" : number;
    }
}
