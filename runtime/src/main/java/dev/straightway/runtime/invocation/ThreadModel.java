package dev.straightway.runtime.invocation;

/** The thread that calls a resource method. */
public enum ThreadModel {
    EVENT_LOOP,
    WORKER,
    VIRTUAL
}
