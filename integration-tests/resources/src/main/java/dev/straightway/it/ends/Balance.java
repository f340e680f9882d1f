package dev.straightway.it.ends;

import java.util.concurrent.atomic.AtomicInteger;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

import io.vertx.ext.web.Router;

/** Counts the requests of {@link EndsResource} on the Router, before any stack sees them, and their beans. */
@Singleton
public class Balance {

    private static final int FIRST = -100_000;

    final AtomicInteger came = new AtomicInteger();
    final AtomicInteger ended = new AtomicInteger();
    final AtomicInteger made = new AtomicInteger();
    final AtomicInteger destroyed = new AtomicInteger();

    void count(@Observes Router router) {
        router.routeWithRegex(".*/ends/.*").order(FIRST).handler(request -> {
            came.incrementAndGet();
            request.addEndHandler(done -> ended.incrementAndGet());
            request.next();
        });
    }
}
