package dev.straightway.runtime.sse;

import java.util.concurrent.CompletionException;

/** Finds what made a stage fail: dependent stages wrap it. */
final class Causes {

    private Causes() {
    }

    static Throwable of(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }
}
