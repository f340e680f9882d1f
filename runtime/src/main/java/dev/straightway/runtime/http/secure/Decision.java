package dev.straightway.runtime.http.secure;

import java.util.concurrent.atomic.AtomicReference;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniSubscriber;
import io.smallrye.mutiny.subscription.UniSubscription;

/** What becomes of one question: an answer at once, or later on any thread. */
final class Decision implements UniSubscriber<Object> {

    private static final Object ADMITTED = new Object();
    private static final Object AWAITED = new Object();

    /** {@code null} until there is an answer, or nobody waits for it here any more. */
    private final AtomicReference<Object> state = new AtomicReference<>();
    private final Later later;

    /** Takes an answer that came later. */
    interface Later {
        /** @param refusal why the request is refused; {@code null} if it is admitted */
        void decided(Throwable refusal);
    }

    private Decision(Later later) {
        this.later = later;
    }

    static Decision of(Uni<?> question, Later later) {
        Decision decision = new Decision(later);
        question.subscribe().withSubscriber(decision);
        return decision;
    }

    /** {@return whether the answer comes later; else it is here} */
    boolean isLeftOpen() {
        return state.compareAndSet(null, AWAITED);
    }

    /** {@return why the request is refused; {@code null} if it is admitted} */
    Throwable refusal() {
        return state.get() == ADMITTED ? null : (Throwable) state.get();
    }

    @Override
    public void onSubscribe(UniSubscription subscription) {
        // nobody cancels it
    }

    @Override
    public void onItem(Object nothing) {
        decided(ADMITTED);
    }

    @Override
    public void onFailure(Throwable refusal) {
        decided(refusal);
    }

    private void decided(Object answer) {
        if (!state.compareAndSet(null, answer)) {
            later.decided(answer == ADMITTED ? null : (Throwable) answer);
        }
    }
}
