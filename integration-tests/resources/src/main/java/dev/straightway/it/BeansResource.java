package dev.straightway.it;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;

/** A singleton with injected beans, an interceptor, and context in a field. */
@Path("beans")
@Produces("text/plain")
public class BeansResource {

    private final Greeter byConstructor;

    @Inject
    Greeter byField;

    @Context
    UriInfo uri;

    @Inject
    public BeansResource(Greeter byConstructor) {
        this.byConstructor = byConstructor;
    }

    @GET
    @Path("injected")
    public String injected(@QueryParam("name") String name) {
        return byConstructor.greet(name) + ", " + byField.greet(name);
    }

    @GET
    @Path("intercepted")
    @Shouting
    public String intercepted() {
        return "quiet";
    }

    @GET
    @Path("context")
    public String context(@Context HttpHeaders headers) {
        return uri.getQueryParameters().getFirst("q") + " " + headers.getHeaderString("X-Test");
    }
}
