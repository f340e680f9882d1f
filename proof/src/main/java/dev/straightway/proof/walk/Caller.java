package dev.straightway.proof.walk;

/** Lets code call: what a walk asks of {@link Calls}, which finds what may run. */
interface Caller {

    void call(CallSite site, Invocation invocation);
}
