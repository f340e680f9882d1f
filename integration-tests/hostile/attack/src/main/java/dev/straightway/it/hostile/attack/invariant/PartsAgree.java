package dev.straightway.it.hostile.attack.invariant;

import java.util.Optional;

import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.wire.Answer;

/** Status, fields and body are of one answer: who writes it says so in the field X-Stage and in the body's first word. */
final class PartsAgree implements Invariant {

    @Override
    public String name() {
        return "parts-agree";
    }

    @Override
    public Optional<String> broken(Ask ask, Answer answer) {
        String stage = answer.first("X-Stage");
        String body = answer.text();
        int space = body.indexOf(' ');
        String word = space < 0 ? "" : body.substring(0, space);
        boolean ofMethod = "method".equals(stage) || word.equals("method");
        boolean ofFailure = stage != null && !stage.equals("method") || word.equals("mapper");
        if (ofMethod && answer.status() >= 400 && answer.status() != 599) {
            return Optional.of(answer.status() + " with what the method answered");
        }
        if (ofFailure && answer.status() < 400) {
            return Optional.of(answer.status() + " with what " + stage + " answered");
        }
        if (stage != null && !word.isEmpty() && !word.equals(stage)) {
            return Optional.of("X-Stage is " + stage + ", and the body begins with " + word);
        }
        return Optional.empty();
    }
}
