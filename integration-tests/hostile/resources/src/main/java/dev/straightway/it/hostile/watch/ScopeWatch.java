package dev.straightway.it.hostile.watch;

import jakarta.enterprise.context.Destroyed;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import io.quarkus.arc.Arc;
import io.quarkus.arc.properties.UnlessBuildProperty;

/** Counts request scopes, except where none shall be active for want of somebody who asks for it. */
@Singleton
@UnlessBuildProperty(name = "hostile.scopes", stringValue = "false", enableIfMissing = true)
public class ScopeWatch {

    /** So many that have ended may be kept. */
    private static final int KEPT = 1024;

    @Inject
    Counts counts;

    void begun(@Observes @Initialized(RequestScoped.class) Object scope) {
        counts.scopesBegun.increment();
        counts.scopes.add(Arc.container().requestContext().getState());
    }

    void ended(@Observes @Destroyed(RequestScoped.class) Object scope) {
        counts.scopesEnded.increment();
        if (counts.scopesEnded.sum() % KEPT == 0) {
            counts.scopes.removeIf(state -> !state.isValid());
        }
    }
}
