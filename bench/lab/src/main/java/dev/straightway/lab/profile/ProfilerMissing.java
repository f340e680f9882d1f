package dev.straightway.lab.profile;

/** Says why there is no flamegraph; the figures don't depend on it. */
public final class ProfilerMissing extends RuntimeException {

    private static final long serialVersionUID = 1;

    public ProfilerMissing(String message) {
        super(message);
    }
}
