package dev.straightway.proof.code;

/** Says who wrote a class: application code is walked whole, library code as far as it is reached, the platform never. */
public enum Origin {
    APPLICATION,
    LIBRARY,
    PLATFORM
}
