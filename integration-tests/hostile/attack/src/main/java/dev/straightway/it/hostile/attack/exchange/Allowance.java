package dev.straightway.it.hostile.attack.exchange;

/** What a request asks for, so that it isn't held against the server. */
public enum Allowance {
    /** An answer of the 500s: a resource fails or returns it. */
    SERVER_ERROR,
    /** An answer that ends half way, or none: a resource fails while it writes. */
    TRUNCATION,
    /** One of several answers, as threads race. */
    RACE,
    /** An answer that doesn't name its request's marker, since no resource of ours writes it. */
    NO_MARKER
}
