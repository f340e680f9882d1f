package dev.straightway.runtime.provider;

/**
 * An entity provider that writes anything. What it produces counts for §3.8 only where nothing else writes a type: no client
 * gets an object as text, with all that its other writers leave out, by asking for text.
 */
public interface LastResort {
}
