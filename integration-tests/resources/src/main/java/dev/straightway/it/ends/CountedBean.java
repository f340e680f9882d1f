package dev.straightway.it.ends;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;

/** A bean of each request. */
@RequestScoped
public class CountedBean {

    @Inject
    Balance balance;

    @PostConstruct
    void made() {
        balance.made.incrementAndGet();
    }

    @PreDestroy
    void destroyed() {
        balance.destroyed.incrementAndGet();
    }

    /** Makes the container make the bean. */
    void touch() {
    }
}
