package dev.straightway.lab.server;

/** Why a trial doesn't count. */
public class TrialFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    public TrialFailure(String message) {
        super(message);
    }
}
