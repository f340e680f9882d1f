package dev.straightway.peer.jersey2;

import java.net.URI;

import org.glassfish.jersey.internal.MapPropertiesDelegate;
import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;

import dev.straightway.peer.memory.JerseyInMemory;

/** The same resources without Grizzly. */
public final class MemoryServer extends JerseyInMemory {

    public MemoryServer() {
        super(new ApplicationHandler(JerseyServer.config()));
    }

    @Override
    protected ContainerRequest request(URI base, URI target, String method) {
        return new ContainerRequest(base, target, method, null, new MapPropertiesDelegate());
    }
}
