package dev.straightway.it.hostile;

/**
 * What ties an answer to its request: each request carries a text of its own, which comes back in the field and in the body.
 */
public final class Marker {

    /** The field of requests and answers with the marker. */
    public static final String FIELD = "X-Marker";

    /** The field of answers that names who wrote them; the body begins with the same word. */
    public static final String STAGE = "X-Stage";

    private Marker() {
    }

    /** {@return the body of an answer that some stage writes} */
    public static String body(String stage, String marker) {
        return stage + " " + marker;
    }
}
