package dev.straightway.runtime.json;

/** What a property gets that is {@code null} in a text, or isn't there. */
public enum Absence {
    /** What a variable of its type has by itself: {@code null}, zero or {@code false}. */
    NOTHING,
    /** An empty {@code Optional}. */
    EMPTY,
    /** Only Jackson knows, or refuses it. */
    UNFORESEEN
}
