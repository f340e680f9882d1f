package dev.straightway.it.hostile.attack.request;

import java.util.List;
import java.util.Set;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Answers that come late, twice, never, or beside a failure. */
final class AsyncAnswers implements Maker {

    private static final List<String> RESUMED = List.of("once", "at-once", "twice", "two-threads", "race", "race", "race",
            "then-throw", "failure", "never", "late", "timeout-answers", "timeout-throws", "timeout-error", "cancel");
    private static final Set<String> RACES = Set.of("two-threads", "race", "then-throw", "late");
    private static final List<String> STAGES = List.of("value", "now", "failure", "later-failure", "error", "null", "empty",
            "throw");
    private static final List<String> UNIS = List.of("value", "later", "loop", "nested", "failure", "error", "empty", "throw");

    @Override
    public Shot make(Dice dice) {
        return switch (dice.below(4)) {
            case 0 -> returned("/async/stage/" + dice.pick(STAGES), dice);
            case 1 -> returned("/async/uni/" + dice.pick(UNIS), dice);
            default -> resumed(dice);
        };
    }

    private static Shot returned(String path, Dice dice) {
        return failing(RequestText.get("async " + path, path, dice));
    }

    private static Shot resumed(Dice dice) {
        String how = dice.pick(RESUMED);
        String path = dice.pick("/async/plain/", "/async/filtered/") + how;
        RequestText request = RequestText.get("async " + path, path, dice);
        if (RACES.contains(how)) {
            request.allow(Allowance.RACE);
        }
        return failing(request);
    }

    private static Shot failing(RequestText request) {
        return request.allow(Allowance.SERVER_ERROR, Allowance.NO_MARKER).sound();
    }
}
