package dev.straightway.proof.judge;

/** Says what a method of the platform, or of a reviewed library, may do to the thread that calls it. */
public enum Verdict {
    /** Does not block, and calls nothing of the application back. */
    PLAIN,
    /** Does not block itself; may call what it is given or what its receiver holds. */
    CALLS,
    /** Blocks, or may: a certain reason. */
    BLOCKS,
    /** What it does can't be seen: reflection, native code, method handles, service loading. */
    UNSEEN;

    /** {@return whether the call itself leaves the thread free} */
    public boolean harmless() {
        return this == PLAIN || this == CALLS;
    }
}
