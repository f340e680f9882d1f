package dev.straightway.runtime.http.watch;

/** A thread that serves requests, and what the checker has seen of it so far. Its own state is the checker's alone. */
final class Loop {

    private final Thread thread;
    private final Slot slot;
    private long ticket;
    private long since;
    private boolean settled;

    Loop(Thread thread, Slot slot) {
        this.thread = thread;
        this.slot = slot;
    }

    Thread thread() {
        return thread;
    }

    /** {@return the ticket of what the thread serves, or has served last} */
    long ticket() {
        return slot.get();
    }

    /**
     * Takes what the checker sees now.
     *
     * @return for how long it has seen the same; 0 if nothing more is to be found out about it
     */
    long sees(long seen, long now) {
        if (seen != ticket) {
            ticket = seen;
            since = now;
            settled = false;
        }
        return settled ? 0 : now - since;
    }

    /** Tells that all is known about the request that was seen last. */
    void settle() {
        settled = true;
    }
}
