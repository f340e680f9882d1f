package dev.straightway.it.params;

/** Has another converter for each type of its content. */
public record Box<T>(T content) {
}
