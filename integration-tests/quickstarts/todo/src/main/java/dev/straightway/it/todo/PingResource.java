package dev.straightway.it.todo;

import java.time.Instant;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Says that the service is there. */
@Path("ping")
public class PingResource {

    private static final Instant STARTED = Instant.now();

    public record Health(String status, Instant since) {
    }

    @GET
    @Produces(MediaType.TEXT_PLAIN)
    public String ping() {
        return "pong";
    }

    @GET
    @Path("health")
    public Health health() {
        return new Health("UP", STARTED);
    }
}
