package dev.straightway.proof.reasons;

/** Stands for a library. */
final class Library {

    static Runnable hook;

    private Library() {
    }

    /** Makes a framework generate an implementation. */
    @interface Generates {
    }

    interface Count {
        int of(int start);
    }
}
