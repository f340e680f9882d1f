package dev.straightway.it.hostile.fault;

/** A failure that has a mapper. */
public class FaultException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public FaultException(String stage) {
        super(stage);
    }
}
