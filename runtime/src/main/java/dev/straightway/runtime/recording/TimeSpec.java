package dev.straightway.runtime.recording;

import java.util.Optional;

/**
 * How the text of a date or time is read; by one of the two.
 *
 * @param type the binary name of the type
 * @param pattern that of a {@code DateTimeFormatter}
 * @param provider the binary name of the class of the application that gives the formatter
 */
public record TimeSpec(String type, Optional<String> pattern, Optional<String> provider) {
}
