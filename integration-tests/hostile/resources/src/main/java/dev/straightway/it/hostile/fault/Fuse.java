package dev.straightway.it.hostile.fault;

/** An entity with a reader and a writer of its own, which fail when a request asks for it. */
public record Fuse(String text) {
}
