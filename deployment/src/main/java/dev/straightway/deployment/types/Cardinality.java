package dev.straightway.deployment.types;

/** How many texts a parameter takes, and in what. */
public enum Cardinality {
    ONE,
    OPTIONAL,
    LIST,
    SET,
    SORTED_SET,
    ARRAY,
    OPTIONAL_LIST,
    OPTIONAL_SET,
    OPTIONAL_SORTED_SET;

    /** {@return whether all texts of the name are taken, not just the first} */
    public boolean takesAll() {
        return this != ONE && this != OPTIONAL;
    }
}
