package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Resources that fail in every stage and in every way. */
final class Faults implements Maker {

    private static final List<String> STAGES = List.of("request-filter", "reader-interceptor", "reader", "reader-half",
            "after-reading", "method", "response-filter", "writer-interceptor", "writer", "writer-half", "after-writing");
    private static final List<String> KINDS = List.of("runtime", "checked", "error", "mapped", "mapper", "status", "response");
    private static final List<String> BRITTLE = List.of("illegal", "state", "error", "mapped", "null", "good");

    @Override
    public Shot make(Dice dice) {
        return switch (dice.below(9)) {
            case 0, 1, 2 -> fuse(dice);
            case 3 -> filtered(dice);
            case 4 -> plain(dice);
            case 5 -> brittle(dice);
            case 6 -> located(dice);
            case 7 -> failing(RequestText.get("fault/constructor", "/breaking", dice));
            default -> RequestText.get("fault/scope-end", "/ending", dice).sound();
        };
    }

    private static Shot fuse(Dice dice) {
        String fault = dice.pick(STAGES) + ":" + dice.pick(KINDS);
        return failing(RequestText.post("fault/fuse " + fault, "/fault/fuse", dice).field("Content-Type", "application/x-fuse")
                .field("X-Fault", fault).body(dice.word(dice.pick(0, 3, 100, 20_000)), dice));
    }

    private static Shot filtered(Dice dice) {
        String fault = dice.pick("request-filter-aborts:", dice.pick(STAGES) + ":" + dice.pick(KINDS));
        return failing(RequestText.get("fault/filtered " + fault, "/fault/filtered", dice).field("X-Fault", fault));
    }

    private static Shot plain(Dice dice) {
        String fault = "method:" + dice.pick(KINDS);
        return failing(RequestText.get("fault/plain " + fault, "/fault/plain", dice).field("X-Fault", fault));
    }

    private static Shot brittle(Dice dice) {
        String text = dice.pick(BRITTLE);
        RequestText request = switch (dice.below(3)) {
            case 0 -> RequestText.get("fault/converter path " + text, "/fault/converted/" + text, dice);
            case 1 -> RequestText.get("fault/converter query " + text, "/fault/queried?brittle=" + text, dice);
            default -> RequestText.get("fault/converter field " + text, "/fault/headed", dice).field("X-Brittle", text);
        };
        return failing(request);
    }

    private static Shot located(Dice dice) {
        String fault = dice.pick("none:", "locator:" + dice.pick(KINDS), "method:" + dice.pick(KINDS));
        String path = "/fault/located/" + dice.pick("here", "none") + "/" + dice.pick("leaf/x", "leaf", "other");
        return failing(RequestText.get("fault/located " + path + " " + fault, path, dice).field("X-Fault", fault));
    }

    private static Shot failing(RequestText request) {
        return request.allow(Allowance.SERVER_ERROR, Allowance.NO_MARKER).sound();
    }
}
