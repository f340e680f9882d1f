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

    /** {@return what a build item gives, of an artifact that isn't known yet} */
    public static Contribution of(Object item, String about) {
        return new Contribution(item.getClass().getName(), about, Optional.empty());
    }
}
