package dev.straightway.runtime.http.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;

import jakarta.ws.rs.core.Application;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;

class RunningTest {

    private final Running running = new Running();
    private final Registrations registrations = new Registrations(type -> null);

    @Test
    void knowsApplicationAndConfigurationBeforeTheProvidersAreComplete() {
        Application application = new Application();
        running.starting(application, registrations);
        assertThat(running.application()).isSameAs(application);
        assertThat(running.configuration()).isSameAs(registrations);
        assertThatThrownBy(running::registry).isInstanceOf(IllegalStateException.class)
                .hasMessage("The providers aren't known before all features have run");
    }

    @Test
    void givesTheProvidersOnceTheyAreComplete() {
        Registry registry = new Registry(registrations, Set.of(), List::of);
        running.started(registry);
        assertThat(running.registry()).isSameAs(registry);
    }
}
