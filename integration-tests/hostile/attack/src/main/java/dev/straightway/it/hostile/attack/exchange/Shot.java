package dev.straightway.it.hostile.attack.exchange;

/** One request, as its bytes go. */
public record Shot(Ask ask, byte[] bytes, Soundness soundness) {

    /** How sure it is that there will be an answer. */
    public enum Soundness {
        /** A whole request: there must be one answer, and the connection goes on unless the answer says otherwise. */
        SOUND,
        /** A whole request behind which the server closes the connection. */
        LAST,
        /** Not HTTP: it may be refused, and the connection closed. Nothing follows it. */
        BROKEN,
        /** The end is missing: there may be an answer, or none. Nothing follows it. */
        PARTIAL
    }
}
