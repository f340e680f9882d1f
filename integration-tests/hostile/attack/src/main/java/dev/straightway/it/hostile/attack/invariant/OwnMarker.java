package dev.straightway.it.hostile.attack.invariant;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.wire.Answer;

/** An answer names the request that it answers, and no other: answers are in order and unmixed. */
final class OwnMarker implements Invariant {

    private static final Pattern MARKER = Pattern.compile("mk[0-9a-f]{12}");

    @Override
    public String name() {
        return "own-marker";
    }

    @Override
    public Optional<String> broken(Ask ask, Answer answer) {
        Matcher found = MARKER.matcher(answer.fields() + " " + answer.text());
        boolean any = false;
        while (found.find()) {
            if (!found.group().equals(ask.marker())) {
                return Optional.of("the answer to " + ask.marker() + " has the marker " + found.group());
            }
            any = true;
        }
        boolean must = answer.status() == 200 && !ask.allows(Allowance.NO_MARKER);
        return must && !any ? Optional.of("the answer lacks its marker") : Optional.empty();
    }
}
