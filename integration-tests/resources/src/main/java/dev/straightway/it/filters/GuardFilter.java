package dev.straightway.it.filters;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.it.Greeter;

/** Answers by itself, fails, or sets what the method reads (§6.2). */
@Provider
@Guarded
@Priority(Priorities.AUTHENTICATION)
public class GuardFilter implements ContainerRequestFilter {

    @Inject
    Greeter greeter;

    @Override
    public void filter(ContainerRequestContext request) {
        String name = request.getHeaderString("X-Name");
        if (name == null) {
            request.abortWith(Response.status(401).entity("closed").type("text/plain").build());
            return;
        }
        if (name.equals("nobody")) {
            throw new IllegalArgumentException("nobody may not pass");
        }
        request.getHeaders().putSingle("X-Greeting", greeter.greet(name));
        request.setProperty("guard", request.getMethod() + " " + name);
    }
}
