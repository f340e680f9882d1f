package dev.straightway.deployment.quarkus;

import java.util.concurrent.locks.LockSupport;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

@Path("routes")
public class DevRoutesResource {

    @GET
    @Path("{id}")
    @Produces("text/plain")
    public String get(@PathParam("id") String id) {
        return "route " + id;
    }

    @POST
    @Consumes("application/json")
    @Produces("application/json")
    public String post(String text) {
        return text;
    }

    @GET
    @Path("slow")
    public String slow() {
        LockSupport.parkNanos(1);
        return "slow";
    }
}
