package dev.straightway.it.hostile.attack.exchange;

/** How an exchange ended. */
public enum Ending {
    /** Everything was answered, and the connection took another request. */
    OPEN,
    /** The server closed the connection where that was announced, or where nothing was owed. */
    CLOSED,
    /** The server closed the connection and owed an answer. */
    UNANSWERED,
    /** The connection ended within an answer. */
    TRUNCATED,
    /** The server sent what isn't HTTP. */
    GARBLED,
    /** There was no answer within the limit. */
    HUNG,
    /** There was no answer to what isn't a whole request. */
    SILENT,
    /** The client left. */
    LEFT
}
