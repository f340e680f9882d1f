package dev.straightway.generator.hyperfoil;

import io.hyperfoil.api.session.Session;

/**
 * The request that a session has under way, and what is known of its answer so far.
 * <p>
 * One for each session, used by the session's own thread only.
 */
final class Exchange implements Session.Resource {

    static final Key KEY = new Key();

    /** When it was to be sent, by {@link System#nanoTime()}. */
    long planned;
    /** From when on the response time counts, by {@link System#nanoTime()}. */
    long from;
    /** How many bytes of the body have been as expected. */
    int matched;
    boolean sameBody;
    boolean rightStatus;
    boolean rightMediaType;

    /** Names it among the resources of a session. */
    static final class Key implements Session.ResourceKey<Exchange> {

        private static final long serialVersionUID = 1;
    }

    static Exchange of(Session session) {
        return session.getResource(KEY);
    }

    void departs(long planned, long from) {
        this.planned = planned;
        this.from = from;
        matched = 0;
        sameBody = true;
        rightStatus = true;
        rightMediaType = false;
    }

    @Override
    public void onSessionReset(Session session) {
        // Each departure starts from the beginning.
    }
}
