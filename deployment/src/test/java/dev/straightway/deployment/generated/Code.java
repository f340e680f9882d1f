package dev.straightway.deployment.generated;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * An expression of type {@code String} that leads to the end of a program, with a hole for a {@code String}.
 *
 * @param around gives the expression for what is put into the hole
 * @param needs the fields that the class around the expression must have injected, as {@code Store store1}
 */
record Code(UnaryOperator<String> around, List<String> needs) {

    String of(String text) {
        return around.apply(text);
    }
}
