package dev.straightway.it.hostile.echo;

/** A parameter with few values. */
public enum Tone {
    LOW,
    HIGH
}
