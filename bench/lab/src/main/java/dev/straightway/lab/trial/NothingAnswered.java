package dev.straightway.lab.trial;

import dev.straightway.lab.server.TrialFailure;

/** A load ended of which no request was answered. */
final class NothingAnswered extends TrialFailure {

    private static final long serialVersionUID = 1;

    NothingAnswered() {
        super("no request was answered");
    }
}
