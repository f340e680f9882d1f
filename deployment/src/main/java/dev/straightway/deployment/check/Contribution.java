package dev.straightway.deployment.check;

import java.util.Optional;

/**
 * What another extension gives to a Jakarta REST server by a build item.
 *
 * @param item the binary name of the class of the build item
 * @param about the binary name of the class that it gives
 * @param from the artifact that the class is in, as far as it is known
 */
public record Contribution(String item, String about, Optional<String> from) {
}
