package dev.straightway.it.hostile.fault;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import dev.straightway.it.hostile.Marker;
import dev.straightway.it.hostile.watch.Scoped;

/** Fails when the request scope ends; the answer is on its way by then. */
@Path("ending")
@RequestScoped
public class EndingResource {

    private final Scoped scoped;

    public EndingResource(Scoped scoped) {
        this.scoped = scoped;
    }

    @GET
    @Produces("text/plain")
    public String answer(@HeaderParam(Marker.FIELD) String marker) {
        scoped.touch();
        return "method " + marker;
    }

    @PreDestroy
    void end() {
        throw new IllegalStateException("the scope's end fails");
    }
}
