package dev.straightway.deployment.model;

import java.util.Optional;

/**
 * What {@code @DateFormat} says of the text of a date or time; one of the two in a model without problems.
 *
 * @param pattern that of a {@code DateTimeFormatter}
 * @param provider the binary name of the class that gives the formatter
 */
public record DateFormat(Optional<String> pattern, Optional<String> provider) {
}
