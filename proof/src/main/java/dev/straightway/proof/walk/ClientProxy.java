package dev.straightway.proof.walk;

/**
 * Is what stands before an object that the container injects: a call makes the object first, if it isn't there yet.
 *
 * @param makes the node that makes it; null where nothing is known of that
 * @param requestScope whether the object is held by the request scope, or may be
 */
record ClientProxy(Node makes, boolean requestScope) {

    /** {@return whatever is injected there, which may belong to the request scope} */
    static ClientProxy unknown() {
        return new ClientProxy(null, true);
    }
}
