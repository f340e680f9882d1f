package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;

import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestFilter;
import org.junit.jupiter.api.Test;

/** Providers, and the {@code Application} that may choose them. */
class ProviderProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.ProviderProblemsTest$";

    @Provider
    public static class Mapper implements ExceptionMapper<RuntimeException> {
        @Override
        public Response toResponse(RuntimeException exception) {
            return null;
        }
    }

    public static class Choosing extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            return Set.of();
        }
    }

    @Test
    void acceptsProvidersAndAnApplicationThatChooses() {
        assertThat(check(Mapper.class, Choosing.class)).isEmpty();
    }

    public static class Second extends Application {
    }

    @Test
    void refusesTwoApplications() {
        assertThat(check(Choosing.class, Second.class)).extracting(Problem::toString).containsExactly("[STW-151] " + HERE
                + "Choosing: the application has several subclasses of Application: [" + HERE + "Choosing, " + HERE
                + "Second]. Keep one.");
    }

    @Provider
    public static class Suspending implements ResteasyReactiveContainerRequestFilter {
        @Override
        public void filter(ResteasyReactiveContainerRequestContext request) {
            request.suspend();
        }
    }

    @Test
    void refusesAFilterThatIsWrittenForTheServerOfQuarkusRest() {
        assertThat(check(Suspending.class)).extracting(Problem::toString).containsExactly("[STW-216] " + HERE
                + "Suspending: implements ResteasyReactiveContainerRequestFilter, which is called with the request of the"
                + " server of Quarkus REST. Implement ContainerRequestFilter, or annotate a method with @ServerRequestFilter;"
                + " one that waits returns a Uni.");
    }
}
