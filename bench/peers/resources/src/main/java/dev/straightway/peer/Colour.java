package dev.straightway.peer;

/** A type that each stack converts a parameter to, by {@code valueOf}. */
public enum Colour {
    RED,
    GREEN,
    BLUE
}
