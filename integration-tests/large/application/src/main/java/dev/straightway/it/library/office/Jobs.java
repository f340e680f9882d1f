package dev.straightway.it.library.office;

import java.util.concurrent.atomic.AtomicInteger;

import jakarta.inject.Singleton;

import io.quarkus.scheduler.Scheduled;

/** What is done without anyone asking. */
@Singleton
public class Jobs {

    private final AtomicInteger reminders = new AtomicInteger();

    @Scheduled(identity = "reminders", every = "1h")
    void remind() {
        reminders.incrementAndGet();
    }

    int reminders() {
        return reminders.get();
    }
}
