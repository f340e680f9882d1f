package dev.straightway.peer.jersey;

import java.net.URI;

import org.glassfish.jersey.internal.MapPropertiesDelegate;
import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;

import dev.straightway.peer.memory.JerseyInMemory;

/** The same resources without Grizzly. */
public final class MemoryServer extends JerseyInMemory {

    private final ApplicationHandler application;

    public MemoryServer() {
        this(new ApplicationHandler(Resources.config(0)));
    }

    private MemoryServer(ApplicationHandler application) {
        super(application);
        this.application = application;
    }

    @Override
    protected ContainerRequest request(URI base, URI target, String method) {
        return new ContainerRequest(base, target, method, null, new MapPropertiesDelegate(), application.getConfiguration());
    }
}
