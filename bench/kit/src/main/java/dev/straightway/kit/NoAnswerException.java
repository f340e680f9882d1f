package dev.straightway.kit;

/** A request got no whole answer: none came in time, or the server broke it off. */
public class NoAnswerException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** @param reason what happened, with the request */
    public NoAnswerException(String reason) {
        super(reason);
    }

    /** @param reason what happened, with the request */
    public NoAnswerException(String reason, Throwable cause) {
        super(reason, cause);
    }
}
