package dev.straightway.it.quarkus;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;

import org.jboss.resteasy.reactive.server.SimpleResourceInfo;

/** Has its contexts and a bean in the constructor. */
@Path("injected/constructor")
public class InjectedByConstructor {

    private final ContainerRequestContext request;
    private final SimpleResourceInfo info;
    private final InjectedResource.Clock clock;

    public InjectedByConstructor(@Context ContainerRequestContext request, @Context SimpleResourceInfo info,
            @Context InjectedResource.Clock clock) {
        this.request = request;
        this.info = info;
        this.clock = clock;
    }

    @GET
    public String all() {
        return request.getHeaderString("X-Name") + " " + info.getMethodName() + " " + clock.time();
    }
}
