package dev.straightway.it.hostile.watch;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;

/** Counts itself: as many as are made must be destroyed. */
@RequestScoped
public class Scoped {

    @Inject
    Counts counts;

    @PostConstruct
    void made() {
        counts.made.increment();
    }

    @PreDestroy
    void destroyed() {
        counts.destroyed.increment();
    }

    /** Makes the instance behind the proxy. */
    public void touch() {
    }
}
