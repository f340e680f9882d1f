package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Forms in the encoding of addresses: right, broken, long and with many fields. */
final class Forms implements Maker {

    private static final List<String> PIECES = List.of("a=1", "b=2", "&", "&&", "=", "a", "a=%20", "b=+", "n=5", "n=x", "n=",
            "%61=3", "a=%C3%A4", "a=%E4", ";", "a=b=c", "a=%00");
    private static final List<String> BROKEN = List.of("a=%", "a=%zz", "%=1", "a=%e", "b=%u1234", "a=1%");
    private static final List<String> TYPES = List.of("application/x-www-form-urlencoded",
            "application/x-www-form-urlencoded;charset=utf-8", "application/x-www-form-urlencoded;charset=none",
            "application/x-www-form-urlencoded;charset=utf-16", "APPLICATION/X-WWW-FORM-URLENCODED");

    @Override
    public Shot make(Dice dice) {
        String path = dice.pick("/body/form", "/body/fields");
        return switch (dice.below(4)) {
            case 0 -> request("form/broken " + path, path, TYPES.get(0), dice.pick(BROKEN), dice);
            case 1 -> request("form/long " + path, path, TYPES.get(0), "a=" + "x".repeat(dice.between(1_900, 2_200)), dice);
            case 2 -> request("form/many " + path, path, TYPES.get(0), fields(dice.between(240, 270)), dice);
            default -> {
                String type = dice.pick(TYPES);
                yield request("form " + path + " " + type, path, type, pieces(dice), dice);
            }
        };
    }

    private static Shot request(String label, String path, String type, String body, Dice dice) {
        return RequestText.post(label, path, dice).field("Content-Type", type).body(body, dice).allow(Allowance.NO_MARKER)
                .sound();
    }

    private static String pieces(Dice dice) {
        StringBuilder form = new StringBuilder();
        for (int i = dice.below(6); i > 0; i--) {
            form.append(dice.pick(PIECES)).append('&');
        }
        return form.toString();
    }

    private static String fields(int count) {
        StringBuilder form = new StringBuilder("a=1");
        for (int i = 1; i < count; i++) {
            form.append("&f").append(i).append("=1");
        }
        return form.toString();
    }
}
