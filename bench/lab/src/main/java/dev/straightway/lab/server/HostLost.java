package dev.straightway.lab.server;

/** A machine of the servers or of a generator can't be reached any more: the run can't go on, and no trial is to blame. */
public final class HostLost extends RuntimeException {

    private static final long serialVersionUID = 1;

    public HostLost(String message) {
        super(message);
    }
}
