package dev.straightway.runtime.http.context;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Configuration;

import dev.straightway.runtime.provider.Registry;

/** What is known of the running application once it has started; filled while it starts, by the recorder. */
@Singleton
public class Running {

    private volatile Application application;
    private volatile Configuration configuration;
    private volatile Registry registry;

    /** Takes what features may ask for before all is registered. */
    public void starting(Application known, Configuration registrations) {
        this.application = known;
        this.configuration = registrations;
    }

    public void started(Registry complete) {
        this.registry = complete;
    }

    Application application() {
        return application;
    }

    Configuration configuration() {
        return configuration;
    }

    /** @throws IllegalStateException while the application starts */
    Registry registry() {
        if (registry == null) {
            throw new IllegalStateException("The providers aren't known before all features have run");
        }
        return registry;
    }
}
