package dev.straightway.links.rest;

/** Which links of an answer are written. */
public enum RestLinkType {

    /** Those of the class, whose path has no variables: of {@link RestLink#entityType}, else of what the method returns. */
    TYPE,

    /** Those of the entity; those of the class where the answer has none. */
    INSTANCE
}
