package dev.straightway.links.rest;

/** Which links of a response are written. */
public enum RestLinkType {

    /**
     * The links of the class, whose paths have no variables. The class is {@link RestLink#entityType}, otherwise what the
     * method returns.
     */
    TYPE,

    /** The links of the entity, or those of the class if the response has no entity. */
    INSTANCE
}
