package dev.straightway.runtime.http.exchange;

import java.util.concurrent.atomic.AtomicLong;

/** The bytes of request bodies that the server holds at once; any thread. */
public final class BodyBudget {

    private final long most;
    private final AtomicLong held = new AtomicLong();

    public BodyBudget(long most) {
        this.most = most;
    }

    /** {@return whether there was room for some more bytes, which are taken then} */
    public boolean take(long bytes) {
        if (held.addAndGet(bytes) <= most) {
            return true;
        }
        held.addAndGet(-bytes);
        return false;
    }

    public void giveBack(long bytes) {
        held.addAndGet(-bytes);
    }

    /** {@return the bytes that are held now} */
    public long held() {
        return held.get();
    }
}
