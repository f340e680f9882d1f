package dev.straightway.deployment.check;

/**
 * What another extension gives to a Jakarta REST server by a build item.
 *
 * @param item the binary name of the class of the build item
 * @param about the binary name of the class that it gives
 */
public record Contribution(String item, String about) {
}
