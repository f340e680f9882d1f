package dev.straightway.runtime.delegate;

import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.SeBootstrap;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.EntityTag;

import org.jboss.resteasy.reactive.common.jaxrs.RuntimeDelegateImpl;

import dev.straightway.runtime.multipart.EntityPartBuilder;
import dev.straightway.runtime.multipart.PartBodies;

/**
 * What the static methods of the Jakarta REST API ask for, where {@code resteasy-reactive-common} has no answer: builders of
 * parts, and header delegates that refuse {@code null} as their contract says.
 * <p>
 * There is no Java SE bootstrap: Quarkus starts the application. Immutable, any thread.
 */
public final class StraightwayDelegate extends RuntimeDelegateImpl implements PartBodies.Holder {

    private final PartBodies bodies;

    /** For the time before the providers are known, or for a {@code META-INF/services} look-up: converts no parts. */
    public StraightwayDelegate() {
        this(null);
    }

    /** @param bodies by which parts are read and written; {@code null} if there are none yet */
    public StraightwayDelegate(PartBodies bodies) {
        this.bodies = bodies;
    }

    @Override
    public PartBodies bodies() {
        return bodies;
    }

    @Override
    public EntityPart.Builder createEntityPartBuilder(String partName) {
        return new EntityPartBuilder(partName);
    }

    @Override
    public <T> HeaderDelegate<T> createHeaderDelegate(Class<T> type) {
        HeaderDelegate<T> delegate = super.createHeaderDelegate(type);
        return type == Cookie.class || type == EntityTag.class ? new StrictHeaderDelegate<>(delegate) : delegate;
    }

    @Override
    public <T> T createEndpoint(Application application, Class<T> endpointType) {
        if (application == null || endpointType == null) {
            throw new IllegalArgumentException("An endpoint needs an application and a type");
        }
        throw new UnsupportedOperationException("Quarkus serves the application: there is no endpoint of another type");
    }

    @Override
    public SeBootstrap.Configuration.Builder createConfigurationBuilder() {
        throw noBootstrap();
    }

    @Override
    public CompletionStage<SeBootstrap.Instance> bootstrap(Application application, SeBootstrap.Configuration configuration) {
        throw noBootstrap();
    }

    @Override
    public CompletionStage<SeBootstrap.Instance> bootstrap(Class<? extends Application> application,
            SeBootstrap.Configuration configuration) {
        throw noBootstrap();
    }

    private static UnsupportedOperationException noBootstrap() {
        return new UnsupportedOperationException(
                "SeBootstrap is not supported: Quarkus starts the application and configures its server (quarkus.http.*)");
    }
}
