package dev.straightway.runtime.http.filter;

import java.util.function.Consumer;

import io.smallrye.mutiny.Context;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.helpers.UniCallbackSubscriber;
import io.smallrye.mutiny.subscription.Cancellable;

/**
 * Takes what comes of a {@code Uni}, without the contexts that Mutiny activates around callbacks: the exchange activates the
 * request scope where it goes on. If the client left meanwhile, the scope has ended, and ArC would begin another in its place,
 * which nobody ends.
 */
public final class Outcome {

    private Outcome() {
    }

    /**
     * Subscribes.
     *
     * @return cancels the subscription, after which nothing is taken any more
     */
    public static <T> Cancellable of(Uni<T> uni, Consumer<? super T> item, Consumer<? super Throwable> failure) {
        UniCallbackSubscriber<T> subscriber = new UniCallbackSubscriber<>(item, failure, Context.empty());
        uni.subscribe().withSubscriber(subscriber);
        return subscriber;
    }
}
