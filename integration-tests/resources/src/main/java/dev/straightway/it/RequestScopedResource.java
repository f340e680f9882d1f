package dev.straightway.it;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** An instance for each request. */
@Path("beans/request")
@RequestScoped
@Produces("text/plain")
public class RequestScopedResource {

    private int calls;

    @GET
    public String get() {
        return "call " + ++calls;
    }
}
