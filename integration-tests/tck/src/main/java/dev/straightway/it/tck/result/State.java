package dev.straightway.it.tck.result;

/** How a test ended. */
public enum State {
    /** It passed. */
    PASSED,
    /** It ran and failed. */
    FAILED,
    /** It did not run, because its class could not be deployed. */
    NODEPLOY,
    /** It waited for the server until the server was taken away. */
    HUNG,
    /** It was announced and never ended: its JVM died or was stopped. */
    LOST,
    /** The TCK itself leaves it out. */
    SKIPPED;

    /** {@return whether a list of known failures can't excuse it} */
    public boolean isNeverExcused() {
        return this == NODEPLOY || this == HUNG || this == LOST;
    }
}
