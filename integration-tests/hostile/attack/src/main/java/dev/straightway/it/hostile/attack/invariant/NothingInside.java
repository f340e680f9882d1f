package dev.straightway.it.hostile.attack.invariant;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.wire.Answer;

/** No class name and no stack trace in the body of an error. */
final class NothingInside implements Invariant {

    private static final Pattern INSIDE = Pattern
            .compile(
                    "\\b(?:java|javax|jakarta|io|org|com|dev|sun|jdk)\\.[a-z]\\w*\\.[\\w.$]+|\\tat \\w|\\w(?:Exception|Error)\\b");

    @Override
    public String name() {
        return "nothing-inside";
    }

    @Override
    public Optional<String> broken(Ask ask, Answer answer) {
        if (answer.status() < 400) {
            return Optional.empty();
        }
        Matcher found = INSIDE.matcher(answer.text());
        return found.find() ? Optional.of(answer.status() + " names '" + found.group() + "'") : Optional.empty();
    }
}
