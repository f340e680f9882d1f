package dev.straightway.it.providers;

/** What the context resolvers of this package resolve. */
public record Tone(String name) {
}
